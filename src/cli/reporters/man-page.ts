import type { Command, Option } from 'commander';
import { nameOf } from '../command-table.ts';

/** The manual page in the language of man(7), made of the same table as the help. */
export function manPage(program: Command): string {
  const lines = [
    `.TH SIDEPOT 1 "" "sidepot ${program.version() ?? ''}" "User Commands"`,
    '.SH NAME',
    `sidepot \\- ${plain(firstWords(program.description()))}`,
    '.SH SYNOPSIS',
    '.B sidepot',
    '.I command',
    '[\\fIfiles\\fR] [\\fIflags\\fR]',
    '.SH DESCRIPTION',
    plain(program.description()),
    'Without a file, or with \\-, a command reads standard input.',
    'Hands of every format are recognised by their content.',
    '.SH COMMANDS',
    ...doers(program).flatMap(commandLines),
    '.SH EXIT STATUS',
    ...EXITS.flatMap(([code, means]) => ['.TP', `.B ${code}`, means]),
    '.SH ENVIRONMENT',
    ...ENVIRONMENT.flatMap(([name, means]) => ['.TP', `.B ${name}`, means]),
  ];
  return `${lines.join('\n')}\n`;
}

const EXITS = [
  ['0', 'Fine.'],
  ['1', 'Errors were found; with \\-\\-strict, warnings too.'],
  ['2', 'Wrong usage, or a file that cannot be read or written.'],
  ['3', 'A bug in sidepot.'],
] as const;

const ENVIRONMENT = [
  ['NO_COLOR', 'No colour, whatever else is said.'],
  ['FORCE_COLOR', 'Colour also where standard output is not a terminal; 0 for none.'],
] as const;

/** The commands that do something: `audit`, `audit merge` and `suite run`, but not `suite`. */
const doers = (command: Command): readonly Command[] =>
  command.commands.flatMap((one) =>
    one.commands.length > 0 && one.options.length === 0 ? doers(one) : [one, ...doers(one)],
  );

function commandLines(command: Command): readonly string[] {
  const inputs = command.registeredArguments.map((one) => {
    const name = one.variadic ? `${one.name()}...` : one.name();
    return one.required ? `\\fI${plain(name)}\\fR` : `[\\fI${plain(name)}\\fR]`;
  });
  return [
    `.SS ${[plain(nameOf(command)), ...inputs].join(' ')}`,
    plain(command.description()),
    ...command.options.flatMap(optionLines),
  ];
}

function optionLines(option: Option): readonly string[] {
  const { flags, description, argChoices, defaultValue, defaultValueDescription } = option;
  const choices = argChoices ? ` (${argChoices.join(', ')})` : '';
  const usual = defaultValueDescription ?? defaultValue;
  const without = usual === undefined ? '' : ` (default: ${String(usual)})`;
  return ['.TP', `.B ${plain(flags)}`, plain(`${description}${choices}${without}`)];
}

/** `Settles poker hands beyond doubt`, without what follows the colon. */
const firstWords = (text: string): string => text.split(/[:.]/, 1)[0]!.toLowerCase();

/** A line that man prints as it stands. */
const plain = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll('\n', ' ')
    .replace(/^[.']/, '\\&$&');
