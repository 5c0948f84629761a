// `blackpeg completion`: a script for the shell that completes commands, options and their values.

import { parseChoice, type Signature } from '../command-line/args.ts';
import { COMMON_OPTIONS, type Command, command, TOP_OPTIONS } from '../command-line/command.ts';
import { faultText } from '../command-line/fault.ts';
import { badInput, DONE } from '../command-line/io.ts';
import { bashScript, fishScript, zshScript } from './scripts.ts';
import { type CompletionTable, SHELLS, type Shell, tableOf } from './table.ts';

const SCRIPTS: Readonly<Record<Shell, (table: CompletionTable) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

/** Knows the other commands, and itself. */
export function completionOf(others: readonly Signature[]): Command {
  const self: Signature = { name: 'completion', takes: ['shell'], options: COMMON_OPTIONS };
  return command({
    name: self.name,
    takes: self.takes,
    options: {},
    run: async ({ positionals: [given = ''], console, language }) => {
      const shell = parseChoice('SHELL', given, SHELLS);
      if (!shell.ok) return badInput(faultText(language, shell.error));
      const table = tableOf(language, [...others, self], TOP_OPTIONS);
      await console.out.write(SCRIPTS[shell.value](table));
      return DONE;
    },
  });
}
