// A field to search on: the table of a game's codes with a kernel opened on it.

import type { CodeSpec, Marking } from '@blackpeg/rules';
import type { Kernel, KernelName } from '../kernel/contract.ts';
import { kernelNamed, openKernel } from '../kernel/open.ts';
import { type CodeTable, codeTable, kernelShape } from './code-table.ts';

export interface Field {
  readonly table: CodeTable;
  readonly kernel: Kernel;
}

/** Takes up to half a second for the largest games; keep it for as long as the game is played. */
export function openField(spec: CodeSpec, marking: Marking, name?: KernelName): Field {
  const table = codeTable(spec, marking);
  const open = name === undefined ? openKernel : kernelNamed(name);
  return { table, kernel: open(kernelShape(table), table.rows) };
}

/** Every code of the game, as a candidate set. */
export function allCandidates(table: CodeTable): Uint32Array {
  return Uint32Array.from({ length: table.size }, (_, index) => index);
}
