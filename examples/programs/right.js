// A right program in a few lines: one hand on standard input, the next hand on standard output.
//   npx sidepot suite run sidepot-suite/suite.json --text --app "node examples/programs/right.js"
import { text } from 'node:stream/consumers';
import { checkText, verdictJson } from 'sidepot';

const checked = checkText(await text(process.stdin));
const verdict = verdictJson(checked.ok ? checked.value.hands[0] : null);
process.stdout.write((verdict.ok && verdict.value.nextHand) || '');
