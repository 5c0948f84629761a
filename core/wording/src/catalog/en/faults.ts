// English sentences about codes, editions and logs that are not as they must be.

import type { CodeFaultWords, EditionFaultWords, LogFaultWords } from '../shape/violations.ts';
import { count, figures } from './voice.ts';

const THING = { code: 'The code', guess: 'The row' } as const;

export const codeFaults: CodeFaultWords = {
  'wrong-length': ({ holes, given }, what) => {
    const size = `${THING[what]} has ${count(holes, 'hole', 'holes')}`;
    if (given > holes)
      return `${size}, but ${count(given, 'peg is', 'pegs are')} given. Leave ${given - holes} out.`;
    return `${size}, but only ${given} ${given === 1 ? 'is' : 'are'} filled. Fill the rest from hole ${given + 1} on.`;
  },
  'no-such-peg': ({ hole }) => `Hole ${hole}: this game has no such peg. Choose one from the palette.`,
  'blank-not-allowed': ({ hole }) =>
    `Hole ${hole} is blank, but this round has no blanks. Place a peg there.`,
  'repeated-peg': ({ hole, earlier }) =>
    `Hole ${hole} repeats the peg of hole ${earlier}, and no peg may be used twice. Choose another.`,
};

export const editionFaults: EditionFaultWords = {
  'too-many-codes': ({ codes, most }) =>
    `This size has ${count(codes, 'code', 'codes')}; the maximum is ${figures(most)}. Choose fewer holes or pegs.`,
  'no-code': ({ holes, pegs }) =>
    `${count(holes, 'hole', 'holes')} cannot be filled from ${count(pegs, 'peg', 'pegs')} without repeats. Allow repeats or add pegs.`,
  'blanks-mismatch': ({ blanks }) =>
    blanks === 'off'
      ? 'Blanks are off, but a peg may be blank. Switch blanks on, or remove the blank.'
      : 'Blanks are on, but no peg may be blank. Switch blanks off, or let a peg be blank.',
  'not-as-printed': ({ name }) =>
    `The rules of ${name} have no such game. Choose one of its sizes, or a custom game.`,
  outOfRange: {
    holes: between('holes'),
    lengths: between('code lengths'),
    facets: between('properties of a peg'),
    kinds: between('kinds of peg'),
    rows: between('rows'),
  },
  unknownValue: {
    name: 'There is no edition with this name. Choose super, duel, braille, shapes or custom.',
    game: 'There is no game with this number. Choose 1, 2, 3 or 3b.',
    blanks: 'Blanks must be off, on or choice. Choose one of the three.',
    marking: 'Answers must go by places or by pairs. Choose one of the two.',
  },
};

function between(what: string): (least: number, most: number, given: number) => string {
  return (least, most, given) =>
    `The number of ${what} must be from ${least} to ${most}, not ${figures(given)}. Choose another.`;
}

export const logFaults: LogFaultWords = {
  'no-opening': 'The log does not begin with the opening of a match.',
  'cut-short': (event, expected) => `The log breaks off: event ${event} is missing (${expected})`,
  'time-runs-back': (event) => `Event ${event} has an earlier time than the one before it.`,
  refused: (event, why) => `Event ${event} breaks the rules. ${why}`,
  differs: (event, recorded, expected) =>
    `Event ${event} is not what the rules give. Recorded: ${recorded} Expected: ${expected}`,
  'differs-in-detail': (event, recorded) =>
    `Event ${event} differs in a detail from what the rules give: ${recorded}`,
  'out-of-place': (event, recorded) => `Event ${event} does not belong here: ${recorded}`,
  'earlier-rules': (rule) => `Played by earlier rules: rule ${rule} has changed since.`,
};
