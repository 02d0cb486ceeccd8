/**
 * The look of the pages that are written as one file: light and dark, on a phone, on paper. They ask
 * the network for nothing, so fonts are the reader's own.
 */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f5f4f0, #15181b);
  --sheet: light-dark(#ffffff, #1d2125);
  --sunk: light-dark(#f7f6f3, #171a1e);
  --ink: light-dark(#1c2024, #e9e7e2);
  --soft: light-dark(#565d66, #a8aeb6);
  --line: light-dark(#dcd9d1, #343a41);
  --felt: light-dark(#14604a, #6fc7a8);
  --felt-wash: light-dark(#e6f0ec, #1d312b);
  --good: light-dark(#17663a, #74d09b);
  --good-wash: light-dark(#e7f3ec, #1b2f25);
  --bad: light-dark(#a3211b, #ff9489);
  --bad-wash: light-dark(#fbeae8, #3a2220);
  --warn: light-dark(#8a5a00, #e0b45c);
  --warn-wash: light-dark(#faf1de, #362c18);
  --hearts: light-dark(#b3261e, #ff8f85);
  --bar-good: light-dark(#2c8a5e, #4fae8e);
  --bar-bad: light-dark(#c2443c, #e0766c);
  --bar-error: light-dark(#7d2b62, #c98ab4);
  --bar-skip: light-dark(#cfccc4, #434a52);
  --text: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  --fixed: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace;
}
*, *::before, *::after { box-sizing: border-box; }
html {
  font: 15px / 1.5 var(--text); color: var(--ink); background: var(--paper);
  -webkit-text-size-adjust: 100%; scroll-padding-top: 1rem;
}
body { max-width: 72rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; overflow-wrap: anywhere; }
h1, h2, h3, h4, p, ul, ol, figure { margin: 0; padding: 0; }
ul, ol { list-style: none; }
h1 { font-size: 1.9rem; line-height: 1.2; letter-spacing: -0.01em; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 0.75rem; }
h3 { font-size: 1.05rem; line-height: 1.35; }
h4 { font-size: 0.8rem; font-weight: 600; color: var(--soft); margin-bottom: 0.35rem; }
a { color: var(--felt); }
code, .id { font: 0.87em var(--fixed); }
:focus-visible { outline: 2px solid var(--felt); outline-offset: 2px; border-radius: 3px; }
.quiet { color: var(--soft); }
.sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; padding: 1.25rem; }
.over { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; justify-content: space-between; color: var(--soft); font-size: 0.87rem; margin-bottom: 0.5rem; }
.lead { font-size: 1.1rem; margin-top: 0.35rem; }
.command { margin-top: 0.9rem; font-size: 0.87rem; color: var(--soft); }

.bar { display: flex; height: 0.5rem; border-radius: 99px; overflow: hidden; background: var(--bar-skip); gap: 1px; min-width: 4rem; }
.bar-large { height: 0.9rem; margin: 1rem 0 0.6rem; }
.bar i { display: block; }
.bar-passed, .dot-passed { background: var(--bar-good); }
.bar-failed, .dot-failed { background: var(--bar-bad); }
.bar-errors, .dot-errors { background: var(--bar-error); }
.bar-skipped, .dot-skipped { background: var(--bar-skip); }
.legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; font-variant-numeric: tabular-nums; }
.legend i { display: inline-block; width: 0.7rem; height: 0.7rem; border-radius: 3px; margin-right: 0.4rem; }

table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums lining-nums; }
th { text-align: left; font-weight: 600; font-size: 0.8rem; color: var(--soft); vertical-align: bottom; }
th, td { padding: 0.4rem 0.75rem 0.4rem 0; border-bottom: 1px solid var(--line); }
td, tbody th { vertical-align: top; }
tbody th { color: var(--ink); font-size: 1em; }
tr:last-child > td, tr:last-child > th { border-bottom: 0; }
th.figure, td.figure { text-align: right; padding: 0.4rem 0 0.4rem 0.5rem; white-space: nowrap; }
.scores .quiet { font-weight: 400; }
.scores .bar { margin-top: 0.35rem; max-width: 22rem; }
.scores .none { color: var(--soft); }
.scores .is-bad { color: var(--bad); font-weight: 600; }
.groups { display: grid; gap: 1rem; }

details > summary { cursor: pointer; padding: 0.35rem 0; }
summary:hover { color: var(--felt); }
.contents { columns: 26rem 2; column-gap: 2rem; }
.contents li { break-inside: avoid; display: grid; grid-template-columns: 2.4rem 1fr; gap: 0.5rem; padding: 0.15rem 0; }
.contents .count { text-align: right; font-variant-numeric: tabular-nums; font-weight: 600; color: var(--bad); }

.cause { margin-top: 1rem; }
.cause-head { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: baseline; justify-content: space-between; }
.cause-head h3 { flex: 1 1 20rem; }
.cause-rule { margin: 0.35rem 0 0.75rem; }
.count-mark { white-space: nowrap; padding: 0.1rem 0.6rem; border-radius: 99px; background: var(--bad-wash); color: var(--bad); font-weight: 600; font-size: 0.87rem; font-variant-numeric: tabular-nums; }
.rule { display: inline-block; padding: 0 0.45rem; border-radius: 5px; background: var(--felt-wash); color: var(--felt); font: 600 0.87rem/1.6 var(--fixed); margin-right: 0.4rem; white-space: nowrap; }
.said { padding: 0.6rem 0.8rem; border-radius: 6px; background: var(--sunk); border: 1px solid var(--line); font: 0.87rem/1.5 var(--fixed); white-space: pre-wrap; margin-top: 0.5rem; }
.case { border-top: 1px solid var(--line); padding-top: 0.35rem; margin-top: 0.35rem; }
.case-body { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 1.25rem 2rem; padding: 0.5rem 0 0.75rem; }
.case-body > .wide { grid-column: 1 / -1; }
.hand table td, .hand table th { padding-top: 0.2rem; padding-bottom: 0.2rem; }
.hand tbody .quiet { font-size: 0.87rem; overflow-wrap: normal; }
.stakes { font-size: 0.87rem; color: var(--soft); margin: 0.4rem 0 0.9rem; }
.street { margin-top: 0.45rem; }
.street b { font-weight: 600; }
.street > span + span::before { content: " · "; color: var(--soft); }
.street mark { background: var(--warn-wash); color: inherit; border-radius: 3px; padding: 0.05rem 0.2rem; box-shadow: inset 0 -2px var(--warn); }
.figures { table-layout: fixed; overflow-wrap: break-word; }
.figures th:first-child { width: 44%; }
.figures .place { display: block; color: var(--soft); font: 0.8rem var(--fixed); }
.expected { color: var(--good); font-weight: 600; }
.found { color: var(--bad); font-weight: 600; }
.why { display: grid; gap: 0.15rem; padding-left: 1.1rem; list-style: decimal; }
.why li::marker { color: var(--soft); font-size: 0.87em; }
.red { color: var(--hearts); }
.cards { white-space: nowrap; }
.ids { columns: 14rem; column-gap: 1.5rem; padding: 0.25rem 0 0.5rem; }
.ids li { break-inside: avoid; }
footer { margin-top: 3rem; color: var(--soft); font-size: 0.87rem; }

.matrix { table-layout: fixed; }
.matrix th:first-child { width: 28%; }
.matrix th .quiet { font-weight: 400; }
.matrix td { padding: 0.35rem 0.35rem 0.35rem 0; }
.matrix tbody th { padding-right: 1rem; font-weight: 400; }
tbody th .quiet { font-weight: 400; }
.matrix tbody th b { display: block; }
.cell { display: block; width: 100%; padding: 0.55rem 0.7rem; border: 1px solid transparent; border-radius: 8px; font: inherit; color: inherit; text-align: left; background: var(--sunk); }
button.cell { cursor: pointer; border-color: color-mix(in srgb, currentColor 25%, transparent); }
button.cell:hover { border-color: currentColor; }
.cell b { display: block; font-size: 1.25rem; line-height: 1.3; }
.cell small { display: block; font-size: 0.8rem; color: var(--ink); }
.cell small.quiet { color: var(--soft); }
.cell-good { background: var(--good-wash); color: var(--good); }
.cell-warn { background: var(--warn-wash); color: var(--warn); }
.cell-bad { background: var(--bad-wash); color: var(--bad); }
[popover] { width: min(46rem, calc(100vw - 2rem)); max-height: calc(100vh - 4rem); overflow: auto; margin: auto; padding: 1.25rem; border: 1px solid var(--line); border-radius: 10px; background: var(--sheet); color: var(--ink); box-shadow: 0 1rem 4rem rgb(0 0 0 / 0.3); }
[popover] .cause { padding-top: 1rem; }
[popover]::backdrop { background: rgb(0 0 0 / 0.35); }
.popover-head { display: flex; gap: 1rem; justify-content: space-between; align-items: start; }
.close { flex: none; font: inherit; color: inherit; background: none; border: 1px solid var(--line); border-radius: 6px; padding: 0.15rem 0.7rem; cursor: pointer; }

@media (width < 44rem) {
  body { padding: 1rem 0.75rem 3rem; }
  .sheet { padding: 0.9rem; }
  h1 { font-size: 1.5rem; }
  .case-body { grid-template-columns: minmax(0, 1fr); }
  th, td { padding-right: 0.5rem; }
  th.figure, td.figure { padding-left: 0.25rem; }
  .scores th.figure { font-size: 0.72rem; }
  .scores tbody th { overflow-wrap: normal; font-size: 0.93em; }
  .scores .quiet { display: block; font-size: 0.87rem; }
  .figures th:first-child { width: 34%; }
  .figures td + td { font-size: 0.87rem; padding-right: 0.3rem; }
  .hand tbody .quiet { display: block; }
  .hand th.figure, .hand td.figure { padding-left: 0.75rem; }
  .matrix thead { position: absolute; clip-path: inset(50%); }
  .matrix tbody tr { display: grid; grid-template-columns: 1fr 1fr; gap: 0.4rem; padding: 0.75rem 0; border-bottom: 1px solid var(--line); }
  .matrix tbody tr:last-child { border-bottom: 0; }
  .matrix tbody th:first-child { grid-column: 1 / -1; width: auto; }
  .matrix tbody th, .matrix td { border: 0; padding: 0; }
  .matrix td::before { content: attr(data-level); font-size: 0.8rem; color: var(--soft); }
}
@media (width < 22rem) {
  .sheet { padding: 0.6rem; }
  .hand table, .scores { font-size: 0.87rem; }
  .scores th.figure, .scores td.figure { padding-left: 0.2rem; }
  .scores thead th.figure { font-size: 0.66rem; }
  .hand .cards { white-space: normal; }
}
@media print {
  :root { color-scheme: light; --paper: #fff; }
  html { font-size: 10pt; }
  body { max-width: none; padding: 0; }
  .cause, .case-body > *, tr { break-inside: avoid; }
  details::details-content { content-visibility: visible; display: block; height: auto; }
  [popover] { display: block; position: static; width: auto; max-height: none; box-shadow: none; margin: 1rem 0; }
  .close { display: none; }
  .bar, .bar i, .count-mark, .cell { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
