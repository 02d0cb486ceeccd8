import { KEY_GROUPS, type KeyGroup } from '../recorder/views/key-help.ts';
import { HandText } from '../ui/hand-text.tsx';
import '../ui/pages.css';
import './help-page.css';

/** The keys of the text panel's editor. */
const TEXT_KEYS: KeyGroup = {
  title: 'In the text',
  keys: [
    ['Ctrl+Space', 'what can be written here: names, verbs, headings'],
    ['F8', 'next finding; Shift+F8 the one before'],
    ['Ctrl+.', 'write what the finding on this line says'],
    ['Ctrl+Z', 'undo, the same as at the table'],
    ['Esc', 'leave the text: the keys are the table’s again'],
  ],
};

const STEPS: readonly string[] = [
  'Paste a set-up, or type names, stacks and blinds into the form; `25k` is read as 25,000.',
  'The player to act is marked: `f` folds, `c` checks or calls, `r` and an amount raises to that total, `a` is all-in.',
  'Everybody up to the next player who does something is folded at once with `Shift+F` and the letter of that player.',
  'Board cards are typed when they come, as `ah kd 7c`, or left out and added later.',
  'At the showdown type the hole cards, or say who wins each pot; only those who can win it are offered.',
  'Press `n`: the next hand is there with its stacks, button and blinds, ready to be recorded.',
];

const EXAMPLE = `Hand (27)
started_at: 00:52:10 ended_at: 00:56:45
SB 1000 BB 2000 Ante 2000
Stack Setup:
Alice Dealer 86000
Bob SB 41000
Charlie BB 120000
David 33000

Preflop Base:
1. David: Raise 4500
2. Alice (Dealer): Call 4500
3. Bob (SB): Raise 15000
4. Charlie (BB): Fold
Preflop More 1:
5. David: All-In 33000
6. Alice (Dealer): Fold
7. Bob (SB): Call 33000
Flop Base (J♠ 6♦ 2♥):
Turn Base (Q♦):
River Base (6♣):

Showdown:
Bob: A♠ K♠
David: T♥ T♦
`;

const withKeys = (step: string) =>
  step.split('`').map((part, i) => (i % 2 === 1 ? <kbd key={part}>{part}</kbd> : part));

/** How to record a hand, every key, and the notation in short. */
export const HelpPage = () => (
  <div class="leaf leaf-help">
    <h1 tabIndex={-1}>Help</h1>
    <section>
      <h2>Record a hand</h2>
      <ol class="help-steps">
        {STEPS.map((step) => (
          <li key={step}>{withKeys(step)}</li>
        ))}
      </ol>
      <p class="quiet">
        Everything is saved as you go, in this browser and nowhere else. Ctrl+Z takes back as much
        as you like, also over streets and hands.
      </p>
    </section>
    <section>
      <h2>Keys</h2>
      <div class="help-keys">
        {[...KEY_GROUPS, TEXT_KEYS].map((group) => (
          <Keys key={group.title} group={group} />
        ))}
      </div>
    </section>
    <section>
      <h2>The notation in short</h2>
      <div class="help-notation">
        <HandText text={EXAMPLE} />
        <ul class="book-list">
          <li>
            <b>Header:</b> number, times, blinds and ante; then the players clockwise from the
            Dealer, each with their stack.
          </li>
          <li>
            <b>Sections:</b> Base holds everybody’s first action of the street, More 1 the second of
            those who act again.
          </li>
          <li>
            <b>Amounts</b> are totals of the street: Bob’s <code>Raise 15000</code> adds 14,000 to
            the small blind.
          </li>
          <li>
            <b>Outcome:</b> cards under <code>Showdown:</code>, or <code>Winners:</code>,{' '}
            <code>Ranking: Bob &gt; Alice</code> or <code>Winner: Bob</code>.
          </li>
          <li>
            <b>Loosely typed</b> is fine: <code>bob: raises to 15k</code> is read, too, and{' '}
            <i>Tidy</i> writes it properly.
          </li>
          <li>
            <b>Forced:</b> <code>!</code> behind an action marks what the rules forbid and the table
            did.
          </li>
        </ul>
      </div>
      <p>
        <a href="/rules/notation">All of the notation</a> · <a href="/rules">The rules</a> ·{' '}
        <a href="/rules/rulings">Where rule books disagree</a>
      </p>
    </section>
  </div>
);

const Keys = ({ group }: { readonly group: KeyGroup }) => (
  <section>
    <h3>{group.title}</h3>
    <dl class="help-keys">
      {group.keys.map(([keys, does]) => (
        <div key={keys}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </section>
);
