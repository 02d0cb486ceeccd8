import type { Finding } from '../../../kernel/finding.ts';
import type { ActionLine, HandRecord, Step } from '../../../record/index.ts';
import { settleText, type Verdict } from '../../../referee/index.ts';
import { advance } from '../../../rules/hand/advance.ts';
import type { HandEvent } from '../../../rules/hand/event.ts';
import {
  dealStreet,
  events,
  type Hand,
  isBettingOver,
  type LegalActions,
  legalActions,
  nextStreet,
  openHand,
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
  /** An error stands in the way. */
  | 'stopped';

/** The hand after one thing that happened; the first moment is after the blinds. */
export interface Moment {
  readonly event: HandEvent | null;
  readonly hand: Hand;
  /** The line of the text it stands on; null for what is written nowhere. */
  readonly line: number | null;
  /** Where the action stands in the record; null for everything else. */
  readonly place: ActionPlace | null;
  /** ACT-9: whether the rule acted, for somebody who was away. */
  readonly away: boolean;
}

export interface ActionPlace {
  readonly section: number;
  readonly action: number;
}

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
    moments: verdict ? momentsOf(verdict) : [],
    live,
    legal: live && stage === 'betting' ? legalActions(live) : null,
  };
}

function stageOf(verdict: Verdict | null): Stage {
  const hand = verdict?.replay.hand;
  if (!verdict || !hand) return 'set-up';
  if (verdict.replay.stopped || !verdict.isRead) return 'stopped';
  if (verdict.settlement?.next) return 'settled';
  return isBettingOver(hand) ? 'showdown' : 'betting';
}

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

function momentsOf({ replay }: Verdict): readonly Moment[] {
  const last = replay.hand;
  if (!last) return [];
  let hand = openHand(last.table);
  const moments: Moment[] = [{ event: null, hand, line: null, place: null, away: false }];
  const steps = new Map<HandEvent | null, Step>(replay.steps.map((step) => [step.event, step]));
  for (const event of events(last)) {
    if (event.kind === 'post') continue;
    hand = advance(hand, event);
    moments.push({ event, hand, ...placeOf(replay.record, event, steps.get(event)) });
  }
  return moments;
}

/** A check nobody wrote down (WIN-2) has no step, and so no place. */
function placeOf(
  record: HandRecord,
  event: HandEvent,
  step: Step | undefined,
): Pick<Moment, 'line' | 'place' | 'away'> {
  if (step) {
    const { section, action } = step;
    const { lineAt, away } = record.sections[section]!.actions[action]!;
    return { line: lineAt.line, place: { section, action }, away };
  }
  const street = event.kind === 'deal' ? event.street : null;
  const heading = record.sections.find((section) => section.street === street);
  return { line: heading?.at.line ?? null, place: null, away: false };
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
