import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Ui } from '../model/page-state.ts';

/** An inline panel below the table, with a way to close it. */
export function PanelBox({
  ui,
  title,
  children,
}: {
  readonly ui: Ui;
  readonly title: string;
  readonly children: ComponentChildren;
}) {
  const box = useRef<HTMLElement>(null);
  // Whoever opens it far up on a phone would not see that it is there.
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' }), []);
  const opener = useRef(document.activeElement);
  const close = (): void => {
    ui.panel.value = null;
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <section ref={box} class="panel open-panel" aria-label={title}>
      <header class="panel-head">
        <h2>{title}</h2>
        <button type="button" class="button" onClick={close}>
          Close <kbd>Esc</kbd>
        </button>
      </header>
      {children}
    </section>
  );
}
