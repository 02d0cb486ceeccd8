/** A tick or a cross, drawn: a sign of a font may be missing where the page is read. */
export const Sign = ({ isGood }: { readonly isGood: boolean }) => (
  <svg class="sign" viewBox="0 0 16 16" aria-hidden="true">
    <path d={isGood ? 'M2 9l4 4 8-10' : 'M3 3l10 10M13 3L3 13'} />
  </svg>
);
