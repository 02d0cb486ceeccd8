import type { HandRecord } from '../../record/record.ts';

/** Whether somebody wrote comments or lines of his own into the hand. */
export const hasKept = ({ headings, players, sections, showdown, cards }: HandRecord): boolean =>
  Object.values(headings).some((kept) => Object.keys(kept).length > 0) ||
  [...players, ...sections, ...showdown, ...cards].some((line) => line.kept) ||
  sections.some((section) => section.actions.some((line) => line.kept));
