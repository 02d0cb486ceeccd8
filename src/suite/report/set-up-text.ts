import { writeHand } from '../../notation/index.ts';
import type { HandRecord } from '../../record/index.ts';

/** A hand's header and stack setup in the notation, without what was played. */
export const setUpText = (record: HandRecord): string =>
  writeHand({
    ...record,
    cards: [],
    sections: [],
    board2: null,
    showdown: [],
    winners: [],
    ranking: null,
    winner: null,
    headings: {},
  });
