// Broken texts for parsers: random ones, and valid ones with a few errors.

import { type Dice, type Result, seededDice } from '@blackpeg/rules';
import fc from 'fast-check';
import type { TextFault } from './text/text-fault.ts';

const SLIPS = ' .:;-~_{}[]"\\\n\r\t\uFEFF0123456789?>ABCHRGtcsrhxéß😀nulltrue,';

/** A text with one to four errors: characters dropped, doubled, inserted or swapped, or the rest cut off. */
export function mutated(text: string, seed: number): string {
  const dice = seededDice(seed);
  let result = text;
  for (let slips = 1 + dice(4); slips > 0; slips -= 1) result = slip(result, dice);
  return result;
}

/** Any code point except surrogates. The unit `binary` of `fc.string` is the same, and takes seconds to list them all. */
export const anySign: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10_f7ff })
  .map((index) => String.fromCodePoint(index < 0xd800 ? index : index + 0x800));

/** Random text, made of whatever parsers here look for. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: anySign, maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...SLIPS), maxLength: 60 }),
);

/** The parser returned, and a fault is within the text. */
export function isPlaced(text: string, parsed: Result<unknown, TextFault>): boolean {
  if (parsed.ok) return true;
  const { at, line } = parsed.error;
  const lines = text.split(/\r\n|\r|\n/).length;
  return (
    Number.isInteger(at) &&
    at >= 0 &&
    at <= text.length &&
    (line === undefined || (line >= 1 && line <= lines))
  );
}

function slip(text: string, dice: Dice): string {
  const at = dice(text.length + 1);
  const sign = SLIPS[dice(SLIPS.length)] ?? '';
  const [before, here, after] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)];
  switch (dice(6)) {
    case 0:
      return before + after;
    case 1:
      return before + here + here + after;
    case 2:
      return before + sign + here + after;
    case 3:
      return before + sign + after;
    case 4:
      return after + before;
    default:
      return dice(4) === 0 ? before : before + sign + after;
  }
}
