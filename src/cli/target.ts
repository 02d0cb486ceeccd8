import { Option } from 'commander';
import { FORMATS, type Format, type FormatId, formatOf } from '../formats/index.ts';

/** What hands can be written as: a format, or what `settle --json` prints. */
export type Target = FormatId | 'json';

export const toOption = (): Option =>
  new Option('--to <format>', 'what to write').choices([...FORMATS.map(({ id }) => id), 'json']);

export const targetOf = (target: Target): Format | 'json' =>
  target === 'json' ? target : formatOf(target);
