import type { ComponentChildren } from 'preact';
import type { Ui } from '../ui.ts';

/** An inline panel below the table, with a way to close it. */
export const PanelBox = ({
  ui,
  title,
  children,
}: {
  readonly ui: Ui;
  readonly title: string;
  readonly children: ComponentChildren;
}) => (
  <section class="panel" aria-label={title}>
    <header class="panel-head">
      <h2>{title}</h2>
      <button
        type="button"
        class="button"
        onClick={() => {
          ui.panel.value = null;
        }}
      >
        Close <kbd>Esc</kbd>
      </button>
    </header>
    {children}
  </section>
);
