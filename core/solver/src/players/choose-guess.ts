// A bot's next guess: which codes it believes to fit, and which of them it chooses.

import type { Code, Dice } from '@blackpeg/rules';
import { advise } from '../advice/advisor.ts';
import { sampleOf } from '../advice/sample.ts';
import { codeAt, indexOfCode } from '../candidates/code-table.ts';
import type { Field } from '../candidates/field.ts';
import { type Knowledge, workOut } from '../candidates/knowledge.ts';
import { partitionBy, summarise } from '../candidates/partition.ts';
import type { Level } from './level.ts';
import { rememberedRows } from './memory.ts';

/** Always returns a guess: a random one if no code fits, as after a wrong mark. */
export function chooseGuess(field: Field, knowledge: Knowledge, level: Level, dice: Dice): Code {
  const believed = believedCandidates(field, knowledge, level, dice);
  const { choice } = level;
  switch (choice.kind) {
    case 'fitting':
      return neatest(field, believed, level.neatOf, dice);
    case 'best-fitting':
      return codeAt(field.table, mostTelling(field, believed, choice.of, dice));
    case 'advised': {
      const standing = { knowledge, candidates: believed };
      const advice = advise(field, standing, { seed: dice(2 ** 31), nodes: choice.nodes });
      return advice.ok ? advice.value.guess : codeAt(field.table, 0);
    }
  }
}

/** W2b: would a player of this level claim that no code fits? Noticing it means having checked all rows carefully. */
export function seesContradiction(field: Field, knowledge: Knowledge, level: Level): boolean {
  return level.noticesContradictions && workOut(field, knowledge).candidates.length === 0;
}

/** What seems to fit. If mistakes leave nothing, the board is checked again, carefully. Never empty. */
function believedCandidates(field: Field, knowledge: Knowledge, level: Level, dice: Dice): Uint32Array {
  const rows = rememberedRows(knowledge.spec, knowledge.rows, level, dice);
  const remembered = workOut(field, { ...knowledge, rows }).candidates;
  // Nobody places the same row again: the guesses are visible, whatever was forgotten of the answers.
  const placed = new Set(knowledge.rows.map(({ guess }) => indexOfCode(field.table, guess)));
  const believed = remembered.filter((index) => !placed.has(index));
  if (believed.length > 0)
    return level.ignoresRepeats ? preferred(believed, (index) => !repeats(field, index)) : believed;
  const { candidates } = workOut(field, knowledge);
  return candidates.length > 0 ? candidates : Uint32Array.of(dice(field.table.size));
}

function preferred(codes: Uint32Array, wanted: (index: number) => boolean): Uint32Array {
  const some = codes.filter(wanted);
  return some.length > 0 ? some : codes;
}

function repeats({ table }: Field, index: number): boolean {
  const code = codeAt(table, index);
  return new Set(code).size < code.length;
}

/** Of a few random codes the one with the most equal neighbours, then the fewest kinds. */
function neatest(field: Field, codes: Uint32Array, of: number, dice: Dice): Code {
  const some = Array.from({ length: of }, () => codeAt(field.table, codes[dice(codes.length)] as number));
  const untidiness = (code: Code): number =>
    code.filter((peg, hole) => hole > 0 && peg !== code[hole - 1]).length * code.length + new Set(code).size;
  return some.reduce((best, code) => (untidiness(code) < untidiness(best) ? code : best));
}

/** Of a few codes that seem to fit, the one that leaves the fewest of a sample. */
function mostTelling(field: Field, codes: Uint32Array, of: number, dice: Dice): number {
  const sample = sampleOf(codes, 1024, dice);
  const left = (guess: number): number => summarise(partitionBy(field, sample, guess)).expectedLeft;
  const some = Array.from(sampleOf(codes, of, dice), (guess) => ({ guess, left: left(guess) }));
  return some.reduce((best, each) => (each.left < best.left ? each : best)).guess;
}
