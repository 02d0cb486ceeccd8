import { STATUS_SIGN, STATUS_TEXT, type Status } from './status.ts';

/** A sign and a word, so that colour is never the only difference. */
export const Mark = ({ status }: { readonly status: Status }) => (
  <span class={`mark mark-${status}`}>
    <span aria-hidden="true">{STATUS_SIGN[status]}</span> {STATUS_TEXT[status]}
  </span>
);
