import { figure } from '../../kernel/index.ts';
import { type Verdict, verdictJson } from '../../referee/index.ts';
import { CopyButton } from './copy-button.tsx';
import { SetUp } from './hand-course.tsx';
import { PotList } from './pot-list.tsx';
import { ResultTable } from './result-table.tsx';

/** What a hand comes to: pots, stacks, the next hand. */
export function HandSettlement({ verdict }: { readonly verdict: Verdict }) {
  const { record, settlement, nextHand } = verdict;
  if (!settlement) {
    return <p class="quiet">There is no table to play at yet: the findings say what is missing.</p>;
  }
  const json = verdictJson(verdict);
  return (
    <div class="settled">
      {!verdict.ok && !settlement.next && (
        <p class="quiet">
          Counted up to the first error: {figure(settlement.totalPot)} in the middle, nothing paid.
        </p>
      )}
      {json.pots.length > 0 && <PotList verdict={json} ante={record.blinds?.ante ?? 0} />}
      <ResultTable verdict={json} />
      {nextHand && json.nextHand && (
        <details class="settled-next">
          <summary>Next hand</summary>
          <SetUp record={nextHand} />
          <div class="buttons">
            <CopyButton text={() => json.nextHand!} label="Copy next hand" />
          </div>
        </details>
      )}
      {settlement.next && !settlement.next.seats && (
        <p class="quiet">There is no next hand: one player has all the chips.</p>
      )}
    </div>
  );
}
