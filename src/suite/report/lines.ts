import { writeHand } from '../../formats/index.ts';
import { all, counted, figure } from '../../kernel/index.ts';
import { type HandRecord, setUpRecord } from '../../record/index.ts';
import type { VerdictJson } from '../../referee/index.ts';

/** A line beside the pots: "Uncalled", "200 returned to Alice". */
interface MoneyLine {
  readonly name: string;
  readonly text: string;
}

/**
 * What was posted dead, what came back and who folded, as far as there is anything to say.
 * `fullAnte` is the ante of the header: a short player may have posted less.
 */
export const moneyLines = (verdict: VerdictJson, fullAnte: number): readonly MoneyLine[] =>
  [anteLine(verdict, fullAnte), returnedLine(verdict), foldedLine(verdict)].filter(
    (line) => line !== null,
  );

function anteLine({ players }: VerdictJson, fullAnte: number): MoneyLine | null {
  const posted = players.filter((player) => player.ante > 0);
  const [first] = posted;
  if (first === undefined) return null;
  if (posted.length > 1) {
    const sum = posted.reduce((total, player) => total + player.ante, 0);
    return { name: 'Antes', text: `${figure(sum)} from ${counted(posted.length, 'player')}` };
  }
  const whole = first.ante < fullAnte ? ` of ${figure(fullAnte)}` : '';
  const text = `${figure(first.ante)}${whole} from ${first.name}, dead money in the first pot`;
  return { name: 'BB ante', text };
}

function returnedLine({ returned }: VerdictJson): MoneyLine | null {
  if (returned.length === 0) return null;
  const text = all(returned.map(({ name, amount }) => `${figure(amount)} returned to ${name}`));
  return { name: 'Uncalled', text };
}

function foldedLine({ players }: VerdictJson): MoneyLine | null {
  const folded = players.filter((player) => player.folded !== null);
  if (folded.length === 0) return null;
  const text = folded
    .map(({ name, folded: street, live }) => {
      const left = live > 0 ? `, ${figure(live)} left in` : '';
      return `${name} (${street}${left})`;
    })
    .join(', ');
  return { name: 'Folded', text };
}

/** "Bob, Dave (folded preflop); Alice (capped at 12,500)": each reason once. */
export function excludedText(excluded: VerdictJson['pots'][number]['excluded']): string {
  const byReason = new Map<string, string[]>();
  for (const { name, reason } of excluded) {
    const names = byReason.get(reason);
    if (names) names.push(name);
    else byReason.set(reason, [name]);
  }
  return [...byReason].map(([reason, names]) => `${names.join(', ')} (${reason})`).join('; ');
}

/** A hand's header and stack setup in the notation, without what was played. */
export const setUpText = (record: HandRecord): string => {
  const { blinds, players } = record;
  return writeHand({ ...setUpRecord([], null, record), blinds, players });
};

/** One number of a sum, with what it is. */
interface Summand {
  readonly name: string;
  readonly amount: number;
}

/** *Final + Main Pot + Side Pot 1*: what a player's new stack is made of. */
export function stackSum(verdict: VerdictJson, name: string): readonly Summand[] {
  const final = verdict.players.find((player) => player.name === name)?.final ?? 0;
  const won = verdict.pots.flatMap((pot) =>
    pot.winners
      .filter((winner) => winner.name === name)
      .map(({ amount }): Summand => ({ name: pot.name, amount })),
  );
  return [{ name: 'Final', amount: final }, ...won];
}
