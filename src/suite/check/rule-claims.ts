import { checkText } from '../../referee/index.ts';
import { RULE_IDS, type RuleId } from '../../rules/index.ts';
import type { Case } from '../case.ts';
import type { ConformanceCase } from '../conformance/conformance-case.ts';
import { playQuestion } from '../conformance/expectation.ts';
import { handOfReplay, questionOfHand } from '../conformance/question-of-hand.ts';
import { type CaseFacts, factsOf } from '../facts.ts';
import { decidingRules } from '../mistakes/mistaken-answers.ts';
import { PROGRAM_MISTAKES } from '../mistakes/mistakes.ts';

/** What a program does that breaks a rule, or why no answer of a program shows it. */
export type RuleClaim = { readonly shows: string } | { readonly error: string };

const ONLY_AN_ERROR = 'only an error shows it';
const ONLY_WORDS = 'it is about what is shown, not about chips or seats';

/** Rules that no program breaks in what is compared. */
const UNSEEN: Partial<Readonly<Record<RuleId, string>>> = {
  'CHIP-2': 'whoever makes or loses a chip breaks another rule too',
  'SEAT-1': 'it is about how a list is written',
  'SEAT-4': 'it is about how a list is written',
  'ACT-9': 'an absent player’s check or fold is written like any other',
  'SEC-1': 'it is about how actions are written',
  'SEC-2': 'it is about how actions are written',
  'SEC-3': 'only a warning shows it',
  'RET-2': 'new stacks are the same, whichever way it is shown',
  'POT-6': 'whoever makes or loses a chip breaks another rule too',
  'POT-8': ONLY_WORDS,
  'POT-9': ONLY_WORDS,
  'WIN-3': 'only a wrong declaration shows it',
  'SHOW-1': ONLY_WORDS,
};

/** Every rule of the rule book. */
export const RULE_CLAIMS: Readonly<Record<RuleId, RuleClaim>> = Object.fromEntries(
  RULE_IDS.map((rule): [RuleId, RuleClaim] => {
    if (rule === 'NEXT-1') return [rule, { shows: 'the hand number does not go up' }];
    const broken = Object.values(PROGRAM_MISTAKES).find((mistake) => mistake.rule === rule);
    return [rule, broken ? { shows: broken.sentence } : { error: UNSEEN[rule] ?? ONLY_AN_ERROR }];
  }),
) as Readonly<Record<RuleId, RuleClaim>>;

/** The rules that decide a case: a program that breaks one gets it wrong. None if it is not finished. */
export function rulesDeciding(one: Case): ReadonlySet<RuleId> {
  const [verdict] = checkText(one.hand).hands;
  const facts = verdict ? factsOf(one, verdict) : null;
  return new Set(facts ? rulesDecidingFacts(facts) : []);
}

export function rulesDecidingFacts({ replay, one, settlement }: CaseFacts): readonly RuleId[] {
  const head = { id: one.id, profile: 'collector', level: 'showdown' } as const;
  const hand = handOfReplay(replay);
  const question = hand && questionOfHand(hand, head).question;
  const played = question && playQuestion(question);
  if (!played) return [];
  const { title } = one;
  const asked: ConformanceCase = { ...question, title, rules: [], expect: played.expect, why: [] };
  const rules = new Set(decidingRules(asked));
  // NEXT-1: a text with another number than the next is wrong.
  if (settlement.next?.seats) rules.add('NEXT-1');
  return RULE_IDS.filter((rule) => rules.has(rule));
}
