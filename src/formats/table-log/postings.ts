import { figure } from '../../kernel/index.ts';
import type { BlindsLine, PostLine } from '../../record/index.ts';
import type { StatedRules } from '../../rules/index.ts';
import type { Ring } from './ring.ts';
import type { Chair, LogPost, TableLog } from './table-log.ts';

/** What the posts of a log come to. */
export interface Postings {
  readonly blinds: BlindsLine | null;
  readonly rules: StatedRules;
  readonly posts: readonly PostLine[];
  /** What each player has bet before anybody acts. */
  readonly bets: Map<string, number>;
}

export function postingsOf(log: TableLog, ring: Ring): Postings {
  const posts: PostLine[] = [];
  const bets = new Map<string, number>();
  const bet = (name: string, amount: number): void => {
    bets.set(name, (bets.get(name) ?? 0) + amount);
  };
  const sbPost = postOf(log, 'sb', ring.sb);
  const bbPost = postOf(log, 'bb', ring.bb) ?? postOf(log, 'both', ring.bb);
  const { ante, rules, dead } = antesOf(log, ring, bbPost);
  const sb = smallBlind(log, ring, sbPost);
  const bb = bigBlind(log, ring, bbPost);
  const late = (post: LogPost, amount: number, isDead: boolean): void => {
    if (amount > 0) posts.push({ name: post.name, at: post.at, amount, dead: isDead });
    if (!isDead) bet(post.name, amount);
  };
  for (const post of log.posts) {
    const { name, what, amount } = post;
    if (post === sbPost) bet(name, amount);
    else if (post === bbPost && what === 'bb') bet(name, amount);
    else if (what === 'both') {
      // The live part is a big blind, the rest a dead small blind.
      const live = Math.min(amount, bb ?? amount);
      if (post === bbPost) bet(name, live);
      else late(post, live, false);
      late(post, amount - live, true);
    } else if (what === 'ante') {
      if (dead.includes(post)) late(post, amount, true);
    } else late(post, amount, what === 'dead' || what === 'sb');
  }
  const blinds = bb === null ? null : { at: log.at, sb: sb ?? 0, bb, ante };
  return { blinds, rules, posts, bets };
}

const postOf = (log: TableLog, what: LogPost['what'], by: Chair | null): LogPost | undefined =>
  by === null ? undefined : log.posts.find((post) => post.what === what && post.name === by.name);

/** What a player had left before one of their posts. */
function leftFor(log: TableLog, { name, stack }: Chair, post: LogPost | undefined): number {
  let left = stack;
  for (const other of log.posts) {
    if (other === post) break;
    if (other.name === name) left -= other.amount;
  }
  return left;
}

function smallBlind(log: TableLog, { sb: by }: Ring, post: LogPost | undefined): number | null {
  if (!by) return log.sb;
  if (post) return agreed(log, 'small blind', log.sb, by, post);
  if (log.sb === null || log.sb === 0 || leftFor(log, by, undefined) === 0) return log.sb;
  const message = `${by.name} is the small blind but posts nothing; the hand is read with a small blind of 0.`;
  log.say('FORM-1', 'warning', by.at, message, { expected: `a small blind of ${figure(log.sb)}` });
  return 0;
}

function bigBlind(log: TableLog, { bb: by }: Ring, post: LogPost | undefined): number | null {
  if (by && post?.what === 'bb') return agreed(log, 'big blind', log.bb, by, post);
  if (by && !post && leftFor(log, by, undefined) > 0 && log.street.actions.length > 0) {
    const message = `${by.name} is the big blind but posts nothing.`;
    log.say('FORM-5', 'error', by.at, message, { expected: 'a post of the big blind' });
  }
  if (log.bb === null) {
    const message = 'The hand has no big blind.';
    log.say('FORM-5', 'error', log.at, message, { expected: 'blinds in the header' });
  }
  return log.bb;
}

/** Chips that were put in count more than what a header states. */
function agreed(
  log: TableLog,
  what: string,
  stated: number | null,
  by: Chair,
  post: LogPost,
): number {
  if (stated === null || stated === post.amount) return post.amount;
  // POST-1: a short player posts what they have
  if (post.amount < stated && post.amount >= leftFor(log, by, post)) return stated;
  const message = `The header has a ${what} of ${figure(stated)}, but ${by.name} posts ${figure(post.amount)}; the hand is read with what was posted.`;
  log.say('FORM-1', 'warning', post.at, message, {
    expected: figure(stated),
    found: figure(post.amount),
  });
  return post.amount;
}

interface Antes {
  readonly ante: number;
  readonly rules: StatedRules;
  /** Antes that are read as dead posts. */
  readonly dead: readonly LogPost[];
}

function antesOf(log: TableLog, ring: Ring, bbPost: LogPost | undefined): Antes {
  const antes = log.posts.filter((post) => post.what === 'ante');
  const [first] = antes;
  if (!first) return noAntes(log, ring, bbPost);
  const most = antes.reduce((sum, { amount }) => Math.max(sum, amount), log.ante ?? 0);
  if (antes.length === 1 && first.name === ring.bb?.name) {
    // POST-3: a blind above the ante was posted first
    const isBlindFirst =
      bbPost !== undefined && log.posts.indexOf(bbPost) < log.posts.indexOf(first);
    return { ante: most, rules: isBlindFirst ? { anteOrder: 'bb-first' } : {}, dead: [] };
  }
  const owed = ({ stack }: Chair): number => Math.min(stack, most);
  const paid = ({ name }: Chair): number =>
    antes.reduce((sum, post) => (post.name === name ? sum + post.amount : sum), 0);
  const odd = ring.dealtIn.find((chair) => paid(chair) !== owed(chair));
  if (!odd) return { ante: most, rules: { anteType: 'all' }, dead: [] };
  const message = `Not everybody posts the same ante (${odd.name}: ${figure(paid(odd))} of ${figure(most)}); the antes are read as dead posts.`;
  log.say('FORM-1', 'warning', first.at, message, {
    expected: 'an ante of the BB or of everybody',
  });
  return { ante: 0, rules: {}, dead: antes };
}

/** POST-3: a BB whose blind took the last chip had none left for the stated ante. */
function noAntes(log: TableLog, { bb }: Ring, bbPost: LogPost | undefined): Antes {
  const stated = log.ante ?? 0;
  if (stated === 0) return { ante: 0, rules: {}, dead: [] };
  if (bb && bbPost && bbPost.amount === bb.stack) {
    return { ante: stated, rules: { anteOrder: 'bb-first' }, dead: [] };
  }
  const message = `An ante of ${figure(stated)} is stated, but nobody posts one; the hand is read without it.`;
  log.say('FORM-1', 'warning', log.at, message, { expected: 'posts of the ante' });
  return { ante: 0, rules: {}, dead: [] };
}
