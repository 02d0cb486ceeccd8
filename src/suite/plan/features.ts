import { type Draft, dealer } from './deal.ts';
import { dealCourses, dealFolds } from './deal-courses.ts';
import { dealTellings, dealWishes } from './deal-endings.ts';
import { dealHouseRules } from './deal-house-rules.ts';
import { dealSeats, dealShortBlinds, dealSidePots, dealSums } from './deal-shows.ts';
import type { Slot } from './slot.ts';

/**
 * Deals the extras of the plan to slots that can show them. Drafts come in an order that is up to
 * the seed, so taking the next that fit is chance enough and always gives the full number.
 */
export function dealFeatures(drafts: readonly Draft[]): void {
  const of = (category: Slot['category']): Draft[] =>
    drafts.filter((draft) => draft.category === category);
  dealShortBlinds(of('bb-ante'));
  dealSeats(of('position'));
  dealSidePots(of('side-pots'));
  dealSums(of('calculation'));
  const deal = dealer(drafts);
  dealCourses(deal);
  dealFolds(deal);
  dealWishes(drafts, deal);
  dealHouseRules(drafts, deal);
  dealTellings(deal);
}
