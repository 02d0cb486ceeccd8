import type { Command, Option } from 'commander';

/** A command by its words without `sidepot`: '' for itself, `suite run`. */
interface Described {
  readonly path: string;
  readonly summary: string;
  /** The words that may follow it as commands, or as a choice of arguments. */
  readonly words: readonly string[];
  readonly flags: readonly Flag[];
}

interface Flag {
  readonly name: string;
  readonly description: string;
  readonly takesValue: boolean;
  readonly choices: readonly string[];
}

/** Every command below this one, itself first: what a shell has to know. */
function described(command: Command, path = ''): readonly Described[] {
  const below = command.commands.map((one) => ({
    one,
    path: path === '' ? one.name() : `${path} ${one.name()}`,
  }));
  const choices = command.registeredArguments.flatMap((one) => one.argChoices ?? []);
  return [
    {
      path,
      summary: command.summary() || command.description(),
      words: [...below.map(({ one }) => one.name()), ...choices],
      flags: [...command.options.map(flagOf), HELP],
    },
    ...below.flatMap((sub) => described(sub.one, sub.path)),
  ];
}

const flagOf = ({ long, short, description, required, optional, argChoices }: Option): Flag => ({
  name: long ?? short!,
  description,
  takesValue: required || optional,
  choices: argChoices ?? [],
});

const HELP: Flag = {
  name: '--help',
  description: 'display help for command',
  takesValue: false,
  choices: [],
};

/** In single quotes nothing means anything to a shell but the quote itself. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Finds out which command the words name, so far as they do: the same for bash and zsh. */
const pathCase = (commands: readonly Described[]): string => {
  const known = commands.slice(1).map(({ path }) => {
    const at = path.lastIndexOf(' ');
    return quoted(`${path.slice(0, Math.max(0, at))}/${path.slice(at + 1)}`);
  });
  return `case "$at/$word" in
      ${known.join('|')}) at="\${at:+$at }$word" ;;
    esac`;
};

/** What may stand behind a flag that takes one of a few values; a file where it is any. */
const valueCases = (commands: readonly Described[]): string =>
  commands
    .flatMap(({ path, flags }) =>
      flags
        .filter(({ takesValue }) => takesValue)
        .map(
          ({ name, choices }) =>
            `    ${quoted(`${path}/${name}`)}) offers=${quoted(choices.join(' '))}; value=1 ;;`,
        ),
    )
    .join('\n');

const wordCases = (commands: readonly Described[]): string =>
  commands
    .map(({ path, words, flags }) => {
      const all = [...words, ...flags.map(({ name }) => name)];
      return `      ${quoted(path)}) offers=${quoted(all.join(' '))} ;;`;
    })
    .join('\n');

/** Which command the words before the cursor name, and what may follow: the same for bash and zsh. */
const offersFor = (commands: readonly Described[]): string => `  for word in "\${given[@]}"; do
    ${pathCase(commands)}
  done
  case "$at/$previous" in
${valueCases(commands)}
  esac
  if [ -z "$value" ]; then
    case "$at" in
${wordCases(commands)}
    esac
  fi`;

export const bashCompletion = (
  program: Command,
): string => `# Completes sidepot in bash. Made by: sidepot completion bash
_sidepot() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local given=("\${COMP_WORDS[@]:1:COMP_CWORD-1}")
  local at='' offers='' value='' word
${offersFor(described(program))}
  COMPREPLY=($(compgen -W "$offers" -- "$current"))
}
complete -o default -F _sidepot sidepot
`;

export const zshCompletion = (program: Command): string => `#compdef sidepot
# Completes sidepot in zsh. Made by: sidepot completion zsh
_sidepot() {
  local previous="\${words[CURRENT-1]}"
  local given=("\${(@)words[2,CURRENT-1]}")
  local at='' offers='' value='' word
${offersFor(described(program))}
  compadd -- \${=offers}
  _files
}
if [ "\${funcstack[1]}" = _sidepot ]; then _sidepot "$@"; else compdef _sidepot sidepot; fi
`;

export function fishCompletion(program: Command): string {
  const lines = described(program).flatMap(({ path, words, flags }, _, all) => {
    const seen = path.split(' ').filter(Boolean);
    const below = words.filter((word) => all.some((one) => one.path === [...seen, word].join(' ')));
    const inside = seen.map((word) => `__fish_seen_subcommand_from ${word}`);
    const open = below.length > 0 ? [`not __fish_seen_subcommand_from ${below.join(' ')}`] : [];
    const isHere = [...inside, ...open].join('; and ');
    const when = isHere === '' ? '' : ` -n ${quoted(isHere)}`;
    return [
      ...words.map((word) => {
        const summary = all.find((one) => one.path === [...seen, word].join(' '))?.summary ?? '';
        return `complete -c sidepot -f${when} -a ${quoted(word)} -d ${quoted(summary)}`;
      }),
      ...flags.map(({ name, description, takesValue, choices }) => {
        const value = choices.length > 0 ? ` -x -a ${quoted(choices.join(' '))}` : ' -r';
        return `complete -c sidepot${when} -l ${name.replace(/^-+/, '')}${takesValue ? value : ''} -d ${quoted(description)}`;
      }),
    ];
  });
  return `# Completes sidepot in fish. Made by: sidepot completion fish\n${lines.join('\n')}\n`;
}
