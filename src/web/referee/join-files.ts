import { recognise } from '../../formats/recognise.ts';

/**
 * Several files as one text; null if they are of different formats. PHH files of one hand each are
 * joined as an archive of that format has them: under numbered headings.
 */
export function joinFiles(texts: readonly string[]): string | null {
  if (texts.length === 1) return texts[0]!;
  const formats = new Set(texts.map((text) => recognise(text) ?? 'notation'));
  if (formats.size > 1) return null;
  const isPhh = formats.has('phh') && !texts.some((text) => /^\[\w+\]/m.test(text));
  return texts.map((text, i) => (isPhh ? `[${i + 1}]\n${text}` : text)).join('\n\n');
}
