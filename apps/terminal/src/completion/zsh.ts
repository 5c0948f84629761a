// Completion for zsh.

import { type CommandEntry, type OptionEntry, type Table, type Values, valuedOptions } from './table.ts';

export function zshScript(table: Table): string {
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

function operandCase({ name, operands }: CommandEntry): string {
  return `    (${name}) ${offer(operands)} ;;`;
}

function offer(values: Values): string {
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

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
