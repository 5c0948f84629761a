// Completion for fish.

import type { OptionEntry, Table, Values } from './table.ts';

export function fishScript({ commands, options }: Table): string {
  // Before any command is typed.
  const start = `'not __fish_seen_subcommand_from ${commands.map(({ name }) => name).join(' ')}'`;
  const lines = [
    '# Completion of blackpeg for fish.',
    'complete -c blackpeg -f',
    ...commands.map(({ name, about }) => `complete -c blackpeg -n ${start} -a ${name} -d ${quoted(about)}`),
    ...options.map((option) => optionLine(start, option)),
    ...commands.flatMap(({ name, options: own, operands }) => {
      const seen = `'__fish_seen_subcommand_from ${name}'`;
      return [...operandLines(seen, operands), ...own.map((option) => optionLine(seen, option))];
    }),
  ];
  return `${lines.join('\n')}\n`;
}

function operandLines(condition: string, values: Values): readonly string[] {
  switch (values.kind) {
    case 'words':
      return [`complete -c blackpeg -n ${condition} -a ${quoted(values.words.join(' '))}`];
    case 'files':
      return [`complete -c blackpeg -n ${condition} -F`];
    case 'free':
      return [];
  }
}

function optionLine(condition: string, { name, short, about, values }: OptionEntry): string {
  const letter = short ? ` -s ${short}` : '';
  return `complete -c blackpeg -n ${condition}${letter} -l ${name}${valueFlags(values)} -d ${quoted(about)}`;
}

function valueFlags(values: Values | null): string {
  switch (values?.kind) {
    case 'words':
      return ` -x -a ${quoted(values.words.join(' '))}`;
    case 'files':
      return ' -r -F';
    case 'free':
      return ' -x';
    case undefined:
      return '';
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
