// What every language must say about the keys of a board, and in answer to them.

import type { TableCommand } from '../../table-commands.ts';

export interface KeyListWords {
  readonly heading: string;
  readonly off: string;
  readonly fixed: readonly (readonly [key: string, does: string])[];
  readonly commands: Readonly<Record<TableCommand, string>>;
  readonly none: string;
  readonly lettersOn: (letters: string) => string;
  readonly lettersOff: string;
  readonly whichRow: string;
  readonly noSecret: string;
  readonly notYours: string;
  readonly nothingSaid: string;
  readonly codeCovered: string;
  readonly codeUncovered: string;
  readonly filled: (peg: string) => string;
  readonly undone: string;
  readonly cleared: string;
}
