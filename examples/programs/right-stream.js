// The same with --stream: a line {"id","hand"} in, a line {"id","nextHand"} out.
import { createInterface } from 'node:readline';
import { checkText, verdictJson } from 'sidepot';

for await (const line of createInterface({ input: process.stdin })) {
  const { id, hand } = JSON.parse(line);
  const { nextHand } = verdictJson(checkText(hand).hands[0]);
  console.log(JSON.stringify({ id, nextHand }));
}
