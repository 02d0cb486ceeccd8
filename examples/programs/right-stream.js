// The same with --stream: a line {"id","hand"} in, a line {"id","nextHand"} out.
import { createInterface } from 'node:readline';
import { checkText, verdictJson } from 'sidepot';

for await (const line of createInterface({ input: process.stdin })) {
  const { id, hand } = JSON.parse(line);
  const checked = checkText(hand);
  const verdict = verdictJson(checked.ok ? checked.value.hands[0] : null);
  const nextHand = verdict.ok ? verdict.value.nextHand : null;
  console.log(JSON.stringify({ id, nextHand }));
}
