/** For what the rules forbid and a dealer may have let pass. */
export const MARK_IT = 'Mark it with ! if the table let it pass.';
