import { type Command, InvalidArgumentError, Option } from 'commander';
import { readAmount } from '../formats/index.ts';
import type { StatedRules } from '../rules/index.ts';

/** The house rules as flags; a line in the text beats them. */
export function addRulesFlags(command: Command): Command {
  return command
    .addOption(
      new Option('--rules <profile>', 'house rules to start from').choices(['collector', 'tda']),
    )
    .addOption(
      new Option('--ante-order <order>', 'POST-3: ante or blind first').choices([
        'ante-first',
        'bb-first',
      ]),
    )
    .addOption(
      new Option('--ante-type <type>', 'POST-2, POST-5: who posts the ante').choices(['bb', 'all']),
    )
    .addOption(
      new Option('--button <rule>', 'NEXT-2 to NEXT-5: how the button moves').choices([
        'moving',
        'dead',
        'seat',
      ]),
    )
    .addOption(
      new Option('--odd-chip <amount>', 'ODD-1: the smallest chip in play').argParser(oddChip),
    )
    .addOption(
      new Option(
        '--uncalled <rule>',
        'RET-1, RET-2: give uncalled chips back or show a pot',
      ).choices(['return', 'side-pot']),
    );
}

export function oddChip(text: string): number {
  const amount = readAmount(text);
  if (amount.kind !== 'ok' || amount.value < 1) {
    throw new InvalidArgumentError('It must be a whole number of at least 1.');
  }
  return amount.value;
}

export interface RulesFlags extends Omit<StatedRules, 'profile'> {
  readonly rules?: 'collector' | 'tda';
}

export function statedRules(flags: RulesFlags): StatedRules {
  const { rules, anteOrder, anteType, button, oddChip: chip, uncalled } = flags;
  return {
    ...(rules && { profile: rules }),
    ...(anteOrder && { anteOrder }),
    ...(anteType && { anteType }),
    ...(button && { button }),
    ...(chip && { oddChip: chip }),
    ...(uncalled && { uncalled }),
  };
}

/** A path or a command: with nothing in it, `/suite.json` would be written. */
export function notEmpty(text: string): string {
  if (text.trim() !== '') return text;
  throw new InvalidArgumentError('It must not be empty.');
}

/** A whole number within bounds. */
export const wholeNumber =
  (min: number, max: number = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (number >= min && number <= max) return number;
    const bounds = max === Number.MAX_SAFE_INTEGER ? `${min} or more` : `from ${min} to ${max}`;
    throw new InvalidArgumentError(`It must be a whole number, ${bounds}.`);
  };
