import { type Draft, dealer } from './deal.ts';
import { dealCourses, dealFolds, dealSecondBoards } from './deal-courses.ts';
import { dealLastHands, dealTellings, dealWishes } from './deal-endings.ts';
import { dealHouseRules } from './deal-house-rules.ts';
import { dealSeats, dealShortBlinds, dealSidePots, dealSums } from './deal-shows.ts';
import type { Profile, Slot } from './slot.ts';

/**
 * Deals the extras of the plan to slots that can show them. Drafts come in an order that is up to
 * the seed, so taking the next that fit is chance enough and always gives the full number.
 */
export function dealFeatures(drafts: readonly Draft[], profile: Profile): void {
  const of = (category: Slot['category']): Draft[] =>
    drafts.filter((draft) => draft.category === category);
  dealShortBlinds(of('bb-ante'), profile);
  dealSeats(of('position'));
  dealSidePots(of('side-pots'));
  dealSums(of('calculation'));
  const deal = dealer(drafts);
  dealCourses(deal);
  if (profile === 'collector') dealSecondBoards(deal);
  dealFolds(deal);
  dealWishes(drafts, deal);
  dealLastHands(deal);
  if (profile === 'collector') {
    dealHouseRules(drafts, deal);
    dealTellings(deal);
  } else {
    // The documents know who wins each pot, not how cards or rankings decide it.
    for (const draft of drafts) draft.telling = 'winners';
  }
}
