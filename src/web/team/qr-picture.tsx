import { encode } from 'uqr';

/** Free modules around the code, as readers want them. */
const MARGIN = 3;

/** A text as a QR code: a tablet joins by looking at it. */
export function QrPicture({ text, name }: { readonly text: string; readonly name: string }) {
  const { data, size } = encode(text, { border: 0 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('');
  const whole = size + 2 * MARGIN;
  return (
    <svg
      class="qr-picture"
      viewBox={`${-MARGIN} ${-MARGIN} ${whole} ${whole}`}
      role="img"
      aria-label={`QR code: ${name}`}
      shape-rendering="crispEdges"
    >
      <rect x={-MARGIN} y={-MARGIN} width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
