import type { Ui } from '../model/page-state.ts';
import { KEY_GROUPS } from './key-table.ts';
import { PanelBox } from './panel-box.tsx';

/** Every key, where the hand can still be seen. */
export const KeysPanel = ({ ui }: { readonly ui: Ui }) => (
  <PanelBox ui={ui} title="Keys">
    <div class="key-groups">
      {KEY_GROUPS.map(({ title, keys }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl class="key-list">
            {keys.map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  </PanelBox>
);
