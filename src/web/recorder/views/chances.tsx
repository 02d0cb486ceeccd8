import type { MomentChances } from '../model/chances.ts';

/** "82.4%" beside a shown hand; nothing while it is being counted or cannot be known. */
export function SeatChances({
  chances,
  seat,
}: {
  readonly chances: MomentChances;
  readonly seat: number;
}) {
  const shown = chances.shown.value;
  const percent = shown?.kind === 'known' ? shown.bySeat.get(seat) : undefined;
  if (!percent) return null;
  const { win, tie, share } = percent;
  const title = `wins ${win.toFixed(2)}%, ties ${tie.toFixed(2)}%, share of the pot ${share.toFixed(2)}%`;
  return (
    <span class="seat-chances" title={title}>
      <span class="off-screen">chances </span>
      {share.toFixed(1)}%
    </span>
  );
}

/** Why nobody has a figure, in a line below the table; nothing while all is well. */
export function WhyNoChances({ chances }: { readonly chances: MomentChances }) {
  const shown = chances.shown.value;
  return shown?.kind === 'none' ? <p class="no-chances">No chances shown: {shown.why}</p> : null;
}
