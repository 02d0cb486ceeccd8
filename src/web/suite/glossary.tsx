import { HELP_ID, helpDialog, SUITE_KEYS } from './keys.ts';

const WORDS: readonly (readonly [string, string])[] = [
  [
    'Base, More 1',
    'Base holds everybody’s first action on a street, More 1 the second ones, and so on. Amounts are totals for the street, not chips added.',
  ],
  [
    'BB ante',
    'The big blind posts one ante for the table. It is dead money: it goes to the first pot and counts towards no bet.',
  ],
  [
    'Main Pot, Side Pot',
    'A player all-in for less can win from each other player only as much as they put in; anything beyond that is a side pot they are excluded from.',
  ],
  ['Uncalled', 'What nobody matched goes back to its owner before the pots are made.'],
  [
    'Final, New stack',
    'Final is what a player has left before the pots are paid; the new stack is final plus what they win.',
  ],
];

/** What somebody who is new here has to know to read a case. */
export const Glossary = () => (
  <details class="words">
    <summary>The words, in a minute</summary>
    <dl>
      {WORDS.map(([word, meaning]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </details>
);

export const KeysHelp = () => (
  <dialog id={HELP_ID} aria-labelledby="keys-title" class="keys">
    <h2 id="keys-title">Keys</h2>
    <dl>
      {SUITE_KEYS.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
    <button type="button" class="button" onClick={() => helpDialog()?.close()}>
      Close
    </button>
  </dialog>
);
