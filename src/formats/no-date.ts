/** No site was there yet: writers put this year where no date is known and a format wants one. */
export const NO_YEAR = 2000;
