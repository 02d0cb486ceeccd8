import type { Ui } from '../model/page-state.ts';
import { HistoryPanel } from './history-panel.tsx';
import { KeysPanel } from './keys-panel.tsx';
import { StreetPanel } from './street-panel.tsx';
import '../panels.css';

/** The panel that is open below the table, if one is. */
export function OpenPanel({ ui }: { readonly ui: Ui }) {
  const panel = ui.panel.value;
  switch (panel?.kind) {
    case 'street':
      return <StreetPanel ui={ui} street={panel.street} />;
    case 'history':
      return <HistoryPanel ui={ui} seat={panel.seat} />;
    case 'keys':
      return <KeysPanel ui={ui} />;
    case undefined:
      return null;
  }
}
