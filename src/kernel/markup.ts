/** Text for HTML, SVG and XML: nothing in it opens, closes or steers anything. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '\uFFFD').replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);

/** Characters XML 1.0 cannot hold at all, and those that turn the text around them. */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Cs}/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that Markdown leaves as it is. */
export const plainMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>|#]/g, '\\$&');

/** Markup that is known to be safe: made by `html`, or a constant. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Hole = string | number | Markup | null | readonly (Markup | null)[];

/** Markup with texts in it: whatever is not markup already is escaped. */
export function html(parts: TemplateStringsArray, ...holes: readonly Hole[]): Markup {
  let out = parts[0]!;
  holes.forEach((hole, i) => {
    out += holeText(hole) + parts[i + 1]!;
  });
  return new Markup(out);
}

function holeText(hole: Hole): string {
  if (hole === null) return '';
  if (hole instanceof Markup) return hole.text;
  if (typeof hole === 'object') return hole.map((one) => one?.text ?? '').join('');
  return escapeXml(String(hole));
}
