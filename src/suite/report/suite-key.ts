import type { PageData } from './page.ts';

/**
 * The name under which a browser keeps the progress: pages opened from a disk share one store, so
 * it must differ between suites of one seed that were edited, and between runs.
 */
export function suiteKey({ suite, run }: PageData): string {
  const name = `sidepot.suite.${suite.seed}.${hash(JSON.stringify(suite))}`;
  return run ? `${name}.run.${hash(JSON.stringify(run))}` : name;
}

/** FNV-1a over UTF-16 units, 32 bits in hex. */
function hash(text: string): string {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
}
