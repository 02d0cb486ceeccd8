// A right program in a few lines: one hand on standard input, the next hand on standard output.
//   npx sidepot suite run sidepot-suite/suite.json --app "node examples/programs/right.js"
import { text } from 'node:stream/consumers';
import { checkText, verdictJson } from 'sidepot';

const [hand] = checkText(await text(process.stdin)).hands;
process.stdout.write(verdictJson(hand).nextHand ?? '');
