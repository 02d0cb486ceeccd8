export { checkText, judgeText, type TextCheck } from './check-text.ts';
export { judgeClaims } from './claims.ts';
export { judgeForeign } from './claims-verdict.ts';
export { judgeHand, type Verdict } from './judge-hand.ts';
export { judgeStream, type OnVerdict } from './judge-stream.ts';
export { applyEdits, type Fixed, fixText, formatText } from './rewrite.ts';
export {
  type FindingJson,
  findingJson,
  strayJson,
  type VerdictJson,
  verdictJson,
} from './verdict-json.ts';
