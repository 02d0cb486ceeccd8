import { type Signal, useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Ui } from '../model/page-state.ts';
import type { Recorder } from '../model/recorder.ts';

type TextPanel = FunctionComponent<{ recorder: Recorder; isWanted: Signal<boolean> }>;

/** Loads the text panel when it is first opened. */
export type LoadTextPanel = () => Promise<{ TextPanel: TextPanel }>;

/** The hand's text; until the editor is there, and if it never comes, the plain text. */
export function TextPart({ ui, load }: { readonly ui: Ui; readonly load: LoadTextPanel }) {
  const { recorder } = ui;
  const panel = useSignal<{ readonly Panel: TextPanel } | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    load().then(
      ({ TextPanel }) => {
        panel.value = { Panel: TextPanel };
      },
      () => {
        failed.value = true;
      },
    );
  }, [load]);
  if (panel.value) {
    const { Panel } = panel.value;
    return <Panel recorder={recorder} isWanted={ui.isTextWanted} />;
  }
  return (
    <>
      {failed.value && <p class="failure">The editor could not be loaded. Here is the text.</p>}
      <pre class="notation plain-text">{recorder.text.value}</pre>
    </>
  );
}
