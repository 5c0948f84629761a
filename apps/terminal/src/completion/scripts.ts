// Completion scripts for bash, zsh and fish.

import {
  type CompletionCommand,
  type CompletionTable,
  type CompletionValues,
  type OptionEntry,
  valuedOptions,
} from './table.ts';

export function bashScript(table: CompletionTable): string {
  const names = table.commands.map(({ name }) => name);
  return `# Completion of blackpeg for bash.
_blackpeg() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} command= operands= options= i
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    case \${COMP_WORDS[i]} in
      ${names.join('|')}) command=\${COMP_WORDS[i]}; break ;;
    esac
  done
  case $prev in
${valuedOptions(table)
  .map(([name, values]) => `    --${name}) ${replyWith(values)} return ;;`)
  .join('\n')}
  esac
  case $command in
    '') operands=${quoted(names.join(' '))} options=${quoted(optionWords(table.options))} ;;
${table.commands.map(commandCase).join('\n')}
  esac
  case $cur in
    -*) COMPREPLY=($(compgen -W "$options" -- "$cur")) ;;
    *)
      if [ "$operands" = '<files>' ]; then COMPREPLY=($(compgen -f -- "$cur"))
      else COMPREPLY=($(compgen -W "$operands" -- "$cur"))
      fi ;;
  esac
}
complete -o filenames -F _blackpeg blackpeg
`;
}

function commandCase({ name, operands, options }: CompletionCommand): string {
  const words =
    operands.kind === 'words' ? operands.words.join(' ') : operands.kind === 'files' ? '<files>' : '';
  return `    ${name}) operands=${quoted(words)} options=${quoted(optionWords(options))} ;;`;
}

function optionWords(options: readonly OptionEntry[]): string {
  return options.flatMap(({ name, short }) => [`--${name}`, ...(short ? [`-${short}`] : [])]).join(' ');
}

function replyWith(values: CompletionValues): string {
  switch (values.kind) {
    case 'words':
      return `COMPREPLY=($(compgen -W ${quoted(values.words.join(' '))} -- "$cur"));`;
    case 'files':
      return 'COMPREPLY=($(compgen -f -- "$cur"));';
    case 'free':
      return '';
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

export function zshScript(table: CompletionTable): string {
  const names = table.commands.map(({ name }) => name);
  return `#compdef blackpeg
# Completion of blackpeg for zsh.
_blackpeg() {
  local -a commands options
  local command word
  for word in \${words[2,CURRENT-1]}; do
    case $word in
      (${names.join('|')}) command=$word; break ;;
    esac
  done
  case \${words[CURRENT-1]} in
${valuedOptions(table)
  .map(([name, values]) => `    (--${name}) ${offer(values)}; return ;;`)
  .join('\n')}
  esac
  case $command in
    ('') options=(${described(table.options)}) ;;
${table.commands.map(({ name, options }) => `    (${name}) options=(${described(options)}) ;;`).join('\n')}
  esac
  if [[ $PREFIX == -* ]]; then
    _describe option options
    return
  fi
  case $command in
    ('')
      commands=(${table.commands.map(({ name, about }) => quoted(`${name}:${about}`)).join(' ')})
      _describe command commands ;;
${table.commands.map(operandCase).join('\n')}
  esac
}
if [[ \${funcstack[1]} == _blackpeg ]]; then
  _blackpeg "$@"
else
  compdef _blackpeg blackpeg
fi
`;
}

function operandCase({ name, operands }: CompletionCommand): string {
  return `    (${name}) ${offer(operands)} ;;`;
}

function offer(values: CompletionValues): string {
  switch (values.kind) {
    case 'words':
      return `compadd -- ${values.words.map(quoted).join(' ')}`;
    case 'files':
      return '_files';
    case 'free':
      return ':';
  }
}

function described(options: readonly OptionEntry[]): string {
  return options
    .flatMap(({ name, short, about }) => [`--${name}:${about}`, ...(short ? [`-${short}:${about}`] : [])])
    .map(quoted)
    .join(' ');
}

export function fishScript({ commands, options }: CompletionTable): string {
  // Before any command is typed.
  const start = `'not __fish_seen_subcommand_from ${commands.map(({ name }) => name).join(' ')}'`;
  const lines = [
    '# Completion of blackpeg for fish.',
    'complete -c blackpeg -f',
    ...commands.map(
      ({ name, about }) => `complete -c blackpeg -n ${start} -a ${name} -d ${fishQuoted(about)}`,
    ),
    ...options.map((option) => optionLine(start, option)),
    ...commands.flatMap(({ name, options: own, operands }) => {
      const seen = `'__fish_seen_subcommand_from ${name}'`;
      return [...operandLines(seen, operands), ...own.map((option) => optionLine(seen, option))];
    }),
  ];
  return `${lines.join('\n')}\n`;
}

function operandLines(condition: string, values: CompletionValues): readonly string[] {
  switch (values.kind) {
    case 'words':
      return [`complete -c blackpeg -n ${condition} -a ${fishQuoted(values.words.join(' '))}`];
    case 'files':
      return [`complete -c blackpeg -n ${condition} -F`];
    case 'free':
      return [];
  }
}

function optionLine(condition: string, { name, short, about, values }: OptionEntry): string {
  const letter = short ? ` -s ${short}` : '';
  return `complete -c blackpeg -n ${condition}${letter} -l ${name}${valueFlags(values)} -d ${fishQuoted(about)}`;
}

function valueFlags(values: CompletionValues | null): string {
  switch (values?.kind) {
    case 'words':
      return ` -x -a ${fishQuoted(values.words.join(' '))}`;
    case 'files':
      return ' -r -F';
    case 'free':
      return ' -x';
    case undefined:
      return '';
  }
}

function fishQuoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
