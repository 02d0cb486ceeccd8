import { writeHand } from '../../formats/notation/index.ts';
import { type HandRecord, setUpRecord } from '../../record/index.ts';

/** A hand's header and stack setup in the notation, without what was played. */
export const setUpText = (record: HandRecord): string => {
  const { blinds, players } = record;
  return writeHand({ ...setUpRecord([], null, record), blinds, players });
};
