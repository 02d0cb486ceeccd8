import { counted, figure } from '../../kernel/figures.ts';
import type { Session } from '../recorder/store.ts';
import { readExport } from './import-json.ts';
import { readNotation } from './import-notation.ts';
import { isSameWork } from './same.ts';

export interface ImportOptions {
  /** What to call the hands of a text: the name of its file. */
  readonly name?: string;
  /** From 0 to 1. */
  readonly onProgress?: (done: number) => void;
}

/** Something in a file that could not be taken over, and where. */
export interface Problem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export interface ImportReport {
  /** What was added. */
  readonly sessions: readonly Session[];
  readonly hands: number;
  /** Sessions of the file that are here already, the same in every letter. */
  readonly same: number;
  readonly problems: readonly Problem[];
  /** All of it in a sentence. */
  readonly message: string;
}

/** What a file holds. */
export interface Imported {
  readonly sessions: readonly Pick<Session, 'id' | 'name' | 'hands' | 'at'>[];
  readonly problems: readonly Problem[];
}

/** Where imported sessions go. */
export interface Importing {
  look(id: string): Promise<Session | null>;
  fresh(name: string, hands: readonly string[]): Session;
  create(session: Session): Promise<void>;
}

/** A text of this length is a book of a hundred thousand hands: `sidepot audit` is made for it. */
const TEXT_LIMIT = 64_000_000;

/** Adds what a text holds, each session under an id and a name of its own. */
export async function importSessions(
  keep: Importing,
  text: string,
  { name = 'Imported hands', onProgress = () => {} }: ImportOptions,
): Promise<ImportReport> {
  if (text.length > TEXT_LIMIT)
    return refused(
      `${figure(text.length)} characters are too many: a file may have ${figure(TEXT_LIMIT)}.`,
    );
  const body = text.replace(/^\uFEFF/, '');
  const imported = /^\s*\{/.test(body)
    ? readExport(body)
    : await readNotation(body, name, onProgress);
  const added: Session[] = [];
  let same = 0;
  for (const { id, name: wanted, hands, at } of imported.sessions) {
    const here = await keep.look(id).catch(() => null);
    if (here && isSameWork(here, { id, name: wanted, hands, at })) {
      same++;
      continue;
    }
    const session = { ...keep.fresh(wanted, hands), at };
    await keep.create(session);
    added.push(session);
  }
  onProgress(1);
  const { problems } = imported;
  const hands = added.reduce((sum, session) => sum + session.hands.length, 0);
  return {
    sessions: added,
    hands,
    same,
    problems,
    message: sentence(added, hands, same, problems),
  };
}

function sentence(
  added: readonly Session[],
  hands: number,
  same: number,
  problems: readonly Problem[],
): string {
  const [only] = added;
  const parts = [
    added.length === 1 && only ? `Added “${only.name}” with ${counted(hands, 'hand')}.` : '',
    added.length > 1
      ? `Added ${counted(added.length, 'session')} with ${counted(hands, 'hand')}.`
      : '',
    same > 0 ? `${counted(same, 'session')} ${same === 1 ? 'was' : 'were'} here already.` : '',
    added.length + same === 0 ? 'Nothing was added.' : '',
    problems.length > 0 && added.length + same > 0
      ? `${counted(problems.length, 'place')} could not be read.`
      : '',
  ];
  return parts.filter(Boolean).join(' ');
}

const refused = (message: string): ImportReport => ({
  sessions: [],
  hands: 0,
  same: 0,
  problems: [{ line: 1, column: 1, message }],
  message: 'Nothing was added.',
});
