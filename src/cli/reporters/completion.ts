import type { Command, Option } from 'commander';

/** A command by its words without `sidepot`: '' for itself, `suite run`. */
interface Described {
  readonly path: string;
  readonly summary: string;
  /** The words that may follow it as commands, or as a choice of arguments. */
  readonly words: readonly string[];
  readonly takesFiles: boolean;
  readonly flags: readonly Flag[];
}

interface Flag {
  readonly name: string;
  readonly description: string;
  /** An optional value is only one behind `=`: the next word is something else. */
  readonly value: 'none' | 'optional' | 'required';
  readonly choices: readonly string[];
}

/** Every command below this one, itself first: what a shell has to know. */
function described(command: Command, path = ''): readonly Described[] {
  const below = command.commands.map((one) => ({
    one,
    path: path === '' ? one.name() : `${path} ${one.name()}`,
  }));
  const inputs = command.registeredArguments;
  return [
    {
      path,
      summary: command.summary() || command.description(),
      words: [
        ...below.map(({ one }) => one.name()),
        ...inputs.flatMap(({ argChoices }) => argChoices ?? []),
      ],
      takesFiles: inputs.some(({ argChoices }) => !argChoices),
      flags: [...command.options.map(flagOf), HELP],
    },
    ...below.flatMap((sub) => described(sub.one, sub.path)),
  ];
}

const flagOf = ({ flags, long, short, description, required, optional, argChoices }: Option) => ({
  name: long ?? short!,
  description,
  value: required ? ('required' as const) : optional ? ('optional' as const) : ('none' as const),
  // `--fix [=carry|recount]`
  choices: argChoices ?? /\[=(.+\|.+)\]/.exec(flags)?.[1]?.split('|') ?? [],
});

const HELP: Flag = {
  name: '--help',
  description: 'display help for command',
  value: 'none',
  choices: [],
};

/** In single quotes nothing means anything to a shell but the quote itself. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Every step from a command to one below it: `/suite`, `suite/run`. */
const steps = (commands: readonly Described[]): readonly string[] =>
  commands.slice(1).map(({ path }) => {
    const at = path.lastIndexOf(' ');
    return quoted(`${path.slice(0, Math.max(0, at))}/${path.slice(at + 1)}`);
  });

/** What may stand behind a flag: one of a few values, or anything, for which files are offered. */
const valueCases = (commands: readonly Described[]): string =>
  commands
    .flatMap(({ path, flags }) =>
      flags.map(({ name, value, choices }) => {
        const here = quoted(value === 'required' ? `${path}/${name}` : `${path}/${name}=`);
        const also = value === 'required' ? `|${quoted(`${path}/${name}=`)}` : '';
        const offers = choices.length > 0 ? `offers=${quoted(choices.join(' '))}` : 'files=1';
        return value === 'none' ? '' : `    ${here}${also}) ${offers}; value=1 ;;\n`;
      }),
    )
    .join('');

/** Flags show once a dash is typed, as everywhere, or where nothing else can follow. */
const wordCases = (commands: readonly Described[]): string =>
  commands
    .map(({ path, words, takesFiles, flags }) => {
      const names = quoted(flags.map(({ name }) => name).join(' '));
      const others = words.length > 0 || takesFiles ? quoted(words.join(' ')) : names;
      const files = takesFiles ? '; files=1' : '';
      return `      ${quoted(`${path}/-`)}) offers=${names} ;;
      ${quoted(`${path}/`)}) offers=${others}${files} ;;\n`;
    })
    .join('');

/** Which command the words before the cursor name, and what may follow: the same for bash and zsh. */
const offersFor = (commands: readonly Described[]): string => `  for word in "\${given[@]}"; do
    case "$at/$word" in
      ${steps(commands).join('|')}) at="\${at:+$at }$word" ;;
      *) break ;;
    esac
  done
  case "$at/$previous" in
${valueCases(commands)}  esac
  if [ -z "$value" ]; then
    case "$current" in -*) dash='-' ;; esac
    case "$at/$dash" in
${wordCases(commands)}    esac
  fi`;

// Bash takes --button=dead for three words, and completes files by itself where nothing is offered.
export const bashCompletion = (
  program: Command,
): string => `# Completes sidepot in bash. Made by: sidepot completion bash
_sidepot() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local given=("\${COMP_WORDS[@]:1:COMP_CWORD-1}")
  local at='' offers='' files='' value='' dash='' word
  if [ "$current" = '=' ]; then previous="$previous="; current=''
  elif [ "$previous" = '=' ]; then previous="\${COMP_WORDS[COMP_CWORD-2]}="; fi
${offersFor(described(program))}
  COMPREPLY=($(compgen -W "$offers" -- "$current"))
  if [ -n "$files" ] && [ \${#COMPREPLY[@]} -gt 0 ]; then
    local IFS=$'\\n'
    compopt -o filenames 2>/dev/null
    COMPREPLY+=($(compgen -f -- "$current"))
  fi
}
complete -o default -F _sidepot sidepot
`;

export const zshCompletion = (program: Command): string => `#compdef sidepot
# Completes sidepot in zsh. Made by: sidepot completion zsh
_sidepot() {
  local current="\${words[CURRENT]}" previous="\${words[CURRENT-1]}"
  local given=("\${(@)words[2,CURRENT-1]}")
  local at='' offers='' files='' value='' dash='' word
  if [[ "$current" == --*=* ]]; then previous="\${current%%=*}="; compset -P '*='; fi
${offersFor(described(program))}
  [ -z "$offers" ] || compadd -- \${=offers}
  [ -z "$files" ] || _files
}
if [ "\${funcstack[1]}" = _sidepot ]; then _sidepot "$@"; else compdef _sidepot sidepot; fi
`;

export function fishCompletion(program: Command): string {
  const commands = described(program);
  const lines = commands.flatMap(({ path, words, takesFiles, flags }) => {
    const here = `complete -c sidepot -n ${quoted(`__sidepot_at ${path}`.trim())}`;
    const summaryOf = (word: string): string =>
      commands.find((one) => one.path === `${path} ${word}`.trim())?.summary ?? '';
    return [
      ...(takesFiles ? [] : [`${here} -f`]),
      ...words.map((word) => `${here} -a ${quoted(word)} -d ${quoted(summaryOf(word))}`),
      ...flags.map(({ name, description, value, choices }) => {
        const must = value === 'required' ? (choices.length > 0 ? ' -r' : ' -rF') : '';
        const offers = choices.length > 0 ? ` -f -a ${quoted(choices.join(' '))}` : '';
        return `${here} -l ${name.replace(/^-+/, '')}${must}${offers} -d ${quoted(description)}`;
      }),
    ];
  });
  return `# Completes sidepot in fish. Made by: sidepot completion fish
function __sidepot_at
    set -l at ''
    for word in (commandline -opc)[2..-1]
        switch "$at/$word"
            case ${steps(commands).join(' ')}
                set at (string trim "$at $word")
            case '*'
                break
        end
    end
    test "$at" = "$argv"
end
${lines.join('\n')}
`;
}
