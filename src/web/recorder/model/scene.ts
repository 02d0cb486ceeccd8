import type { Finding } from '../../../kernel/index.ts';
import {
  type ActionLine,
  type ActionPlace,
  type Moment,
  momentsOf,
} from '../../../record/index.ts';
import { settleText, type Verdict } from '../../../referee/index.ts';
import {
  dealStreet,
  type Hand,
  isBettingOver,
  type LegalActions,
  legalActions,
  nextStreet,
  type Table,
} from '../../../rules/index.ts';

/** What the hand is waiting for. */
type Stage =
  /** There is no legal table yet. */
  | 'set-up'
  | 'betting'
  /** Betting is over and somebody has to be named or shown. */
  | 'showdown'
  /** Paid: there is a next hand, or the tournament is over. */
  | 'settled'
  /** Nobody saw how it ended (`Result: not seen`): it settles nothing, and the next hand follows. */
  | 'unseen'
  /** An error stands in the way. */
  | 'stopped';

/** One hand's text and everything that follows from it. Nothing in here is kept: all is derived. */
export interface Scene {
  readonly text: string;
  /** null if no hand stands in the text. */
  readonly verdict: Verdict | null;
  /** All findings, those outside the hand included. */
  readonly findings: readonly Finding[];
  readonly stage: Stage;
  readonly table: Table | null;
  readonly moments: readonly Moment[];
  /** The hand as the next action finds it: streets whose cards are not known yet are dealt. */
  readonly live: Hand | null;
  readonly legal: LegalActions | null;
}

/** Reads a text and works out all of it. Only the first hand of the text is shown. */
export function sceneOf(text: string): Scene {
  const verdicts: Verdict[] = [];
  const stray = settleText(text, {}, (verdict) => {
    if (verdicts.length === 0) verdicts.push(verdict);
  });
  const verdict = verdicts[0] ?? null;
  const findings = verdict ? [...verdict.findings, ...stray] : stray;
  const hand = verdict?.replay.hand ?? null;
  const stage = stageOf(verdict);
  const live = hand && stage === 'betting' ? dealtOn(hand) : hand;
  return {
    text,
    verdict,
    findings,
    stage,
    table: hand?.table ?? null,
    moments: verdict ? momentsOf(verdict.replay) : [],
    live,
    legal: live && stage === 'betting' ? legalActions(live) : null,
  };
}

function stageOf(verdict: Verdict | null): Stage {
  const hand = verdict?.replay.hand;
  if (!verdict || !hand) return 'set-up';
  if (verdict.replay.stopped || !verdict.isRead) return 'stopped';
  if (verdict.record.result?.kind === 'not-seen') return 'unseen';
  if (verdict.settlement?.next) return 'settled';
  return isBettingOver(hand) ? 'showdown' : 'betting';
}

/** Betting is over and more than one hand is left: cards are shown now. */
export const isShowdown = ({ stage, live }: Scene): boolean =>
  (stage === 'showdown' || stage === 'settled') && live !== null && live.players > 1;

/** Deals the streets the next action needs, without cards: they may be told later. */
function dealtOn(hand: Hand): Hand {
  let live = hand;
  while (nextStreet(live) && !isBettingOver(live)) {
    const dealt = dealStreet(live);
    if (!dealt.ok) break;
    live = dealt.value;
  }
  return live;
}

/** The first line the replay could not follow: it and what comes after it still stand. */
export interface Conflict {
  readonly place: ActionPlace;
  readonly line: ActionLine;
  readonly finding: Finding | null;
}

export function conflictOf({ stage, verdict, findings }: Scene): Conflict | null {
  if (stage !== 'stopped' || !verdict) return null;
  const played = new Set(verdict.replay.steps.map((step) => `${step.section} ${step.action}`));
  for (const [section, { actions }] of verdict.record.sections.entries()) {
    for (const [action, line] of actions.entries()) {
      if (played.has(`${section} ${action}`)) continue;
      const at = line.lineAt.line;
      const own = findings.filter((finding) => finding.at.line === at);
      return {
        place: { section, action },
        line,
        finding: own.find(({ severity }) => severity === 'error') ?? own[0] ?? null,
      };
    }
  }
  return null;
}
