import { useComputed } from '@preact/signals';
import { isolated, Quoted } from '../../ui/quoted.tsx';
import { type AskedPot, askedPot } from '../model/declared.ts';
import { nextHandText } from '../model/next-hand.ts';
import type { PageState, SeatChoice } from '../model/page-state.ts';
import { sayAway, sayEvent, sayNewest, sayPots, sayTurn, sayWinners } from '../model/say.ts';
import { seatLetter } from '../model/table-view.ts';
import '../acting.css';

/** What happened last and who is next; read out whenever it changes. */
export function StatusLine({ ui }: { readonly ui: PageState }) {
  const last = useComputed(() => {
    const { moment, cursor, scene } = ui.recorder;
    if (cursor.value === null) return sayNewest(scene.value.moments, ui.say);
    return moment.value ? sayEvent(moment.value, ui.say) : '';
  }).value;
  const next = useComputed(() => nextThing(ui)).value;
  const pots = useComputed(() => sayPots(ui.pots.value, ui.say)).value;
  const away = useComputed(() => sayAway([...ui.recorder.away.value])).value;
  return (
    <p class="status-line" role="status">
      <span>{last}</span>{' '}
      <b>
        <Quoted message={next} text={ui.recorder.text.value} />
      </b>{' '}
      <span class="off-screen">
        {pots} {away}
      </span>
    </p>
  );
}

function sayChoice(ui: PageState, { purpose, seat }: SeatChoice): string {
  const { name, isAway } = ui.seats.value[seat]!;
  if (purpose === 'fold-to') return `Fold everybody up to ${isolated(name)}?`;
  if (purpose === 'cards') return `Hole cards of ${isolated(name)}?`;
  return `Mark ${isolated(name)} as ${isAway ? 'back' : 'away'}?`;
}

/** "Main Pot: who wins? a Alice, b Bob; Enter leads on." */
function sayAskedPot({ title, eligible }: AskedPot): string {
  const letters = eligible.map(({ seat, name }) => `${seatLetter(seat)} ${isolated(name)}`);
  return `${title}: who wins? ${letters.join(', ')}; Enter leads on.`;
}

/** "Put right: a Alice: Recount 5350, b …; Esc leaves it." */
function sayRemedies({ recorder }: PageState): string {
  const offered = recorder.between.value?.remedies.value ?? [];
  const letters = offered.flatMap(({ letter, does, text }) =>
    letter ? `${letter} ${does === 'write' ? '' : `${does} `}${isolated(text)}` : [],
  );
  return `Put right: ${letters.join(', ')}; Esc leaves it.`;
}

function nextThing(ui: PageState): string {
  const { recorder } = ui;
  const hand = recorder.shown.value;
  const conflict = ui.conflict.value;
  if (ui.refusal.value !== '') return ui.refusal.value;
  if (!hand) return '';
  const asked = askedPot(ui);
  if (asked) return sayAskedPot(asked);
  if (ui.choice.value) return sayChoice(ui, ui.choice.value);
  if (ui.isMending.value) return sayRemedies(ui);
  if (recorder.cursor.value !== null) return sayTurn(hand, ui.say);
  if (conflict) {
    return conflict.finding?.message ?? `${conflict.line.name}'s action does not fit here.`;
  }
  const scene = recorder.scene.value;
  switch (scene.stage) {
    case 'betting':
      return sayTurn(hand, ui.say);
    case 'showdown':
      return 'Betting is over: show the cards or name the winners.';
    case 'unseen':
      return 'Nobody saw the end of this hand: record the next one.';
    case 'settled':
      if (scene.verdict?.settlement?.isVoid) return 'A misdeal: everybody has their chips back.';
      return `${sayWinners(scene, ui.say)}${nextHandText(ui) === null ? ' The tournament is over.' : ''}`;
    case 'stopped':
      return 'A line of the text cannot be read: see the findings.';
    case 'set-up':
      return '';
  }
}
