// Completion for bash.

import { type CommandEntry, type OptionEntry, type Table, type Values, valuedOptions } from './table.ts';

export function bashScript(table: Table): string {
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

function commandCase({ name, operands, options }: CommandEntry): string {
  const words =
    operands.kind === 'words' ? operands.words.join(' ') : operands.kind === 'files' ? '<files>' : '';
  return `    ${name}) operands=${quoted(words)} options=${quoted(optionWords(options))} ;;`;
}

function optionWords(options: readonly OptionEntry[]): string {
  return options.flatMap(({ name, short }) => [`--${name}`, ...(short ? [`-${short}`] : [])]).join(' ');
}

function replyWith(values: Values): string {
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
