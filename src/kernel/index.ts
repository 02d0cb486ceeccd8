export * from './characters.ts';
export { checked } from './checked.ts';
export { all, counted, either, figure } from './figures.ts';
export {
  type Edit,
  editLine,
  type Finding,
  type FindingDetails,
  finding,
  isError,
  type Problem,
  quote,
  type Repeated,
  type Severity,
  type Span,
  show,
  showUpTo,
} from './finding.ts';
export { Bug, invariant, unreachable } from './invariant.ts';
export { addAll, highest } from './lists.ts';
export { escapeXml, html, Markup, plainMarkdown } from './markup.ts';
export { type Prng, pick, prng, shuffled } from './prng.ts';
export { fail, ok, type Result } from './result.ts';
export { distance, isSameText, nearest, startsLike } from './text.ts';
export { entriesOf, fieldsOf, isGzip, itemsOf, plainCopy, shown } from './untrusted.ts';
