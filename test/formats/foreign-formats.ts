import { FORMATS, type FormatId } from '../../src/formats/registry.ts';

export type ForeignId = Exclude<FormatId, 'notation'>;

/** Every format that is not our own. */
export const FOREIGN_IDS = FORMATS.map(({ id }) => id).filter(
  (id): id is ForeignId => id !== 'notation',
);
