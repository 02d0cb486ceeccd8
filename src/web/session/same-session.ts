import type { Session } from './session.ts';

/** The same hands under the same name. Which hand is open is a matter of each tab. */
export const isSameWork = (a: Session, b: Session): boolean =>
  a.name === b.name &&
  (a.hands === b.hands ||
    (a.hands.length === b.hands.length && a.hands.every((text, i) => text === b.hands[i])));

export const isSame = (a: Session, b: Session): boolean =>
  a === b || (a.id === b.id && a.at === b.at && isSameWork(a, b));

/** Nothing was written down yet. */
export const isBlank = ({ hands }: Session): boolean => hands.every((text) => text.trim() === '');
