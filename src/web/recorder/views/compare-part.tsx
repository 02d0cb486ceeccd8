import { useComputed, useSignal } from '@preact/signals';
import { compareNextHands, debugLog } from '../../../suite/index.ts';
import { CompareBox } from '../../ui/compare-box.tsx';
import { nextHandText } from '../model/next-hand.ts';
import type { PageState } from '../model/page-state.ts';

/** Another program's next hand against ours. */
export function ComparePart({ ui }: { readonly ui: PageState }) {
  const text = useSignal('');
  const comparison = useComputed(() =>
    text.value.trim() === ''
      ? null
      : compareNextHands(nextHandText(ui), text.value, { hand: ui.recorder.text.value }),
  );
  const result = comparison.value;
  return (
    <div class="compare-part">
      <h3>Compare</h3>
      <CompareBox
        fieldId="compare-paste"
        text={text.value}
        status={result === null ? 'untried' : result.passed ? 'passed' : 'failed'}
        comparison={result}
        accepted={null}
        failure={null}
        onText={(pasted) => {
          text.value = pasted;
        }}
        log={() => (result ? debugLog(result, { caseId: null, at: new Date().toISOString() }) : '')}
      />
    </div>
  );
}
