// Endless practice questions: small at first, and always with something to learn.

import {
  BLANK,
  type Code,
  type Dice,
  drawCode,
  type Edition,
  kindsOf,
  mark,
  type Peg,
  sameCode,
  seededDice,
  shapesEdition,
  superEdition,
  widestSpec,
} from '@blackpeg/rules';
import { type Credit, explainMark } from './explain-mark.ts';

export const PRACTICE_NAMES = ['duplicates', 'blanks', 'blue'] as const;
export type PracticeName = (typeof PRACTICE_NAMES)[number];

export interface PracticeQuestion {
  readonly edition: Edition;
  readonly holes: number;
  readonly code: Code;
  readonly guess: Code;
}

/** Shapes are always played with four pairs, so only plain pegs begin with three holes. */
const STAGES: Readonly<Record<PracticeName, readonly Edition[]>> = {
  duplicates: [
    superEdition({ holes: 3, colours: 4 }),
    superEdition({ holes: 4, colours: 6 }),
    superEdition({ holes: 5, colours: 8 }),
  ],
  blanks: [
    superEdition({ holes: 3, colours: 4, blanks: 'on' }),
    superEdition({ holes: 4, colours: 6, blanks: 'on' }),
    superEdition({ holes: 5, colours: 8, blanks: 'on' }),
  ],
  blue: [shapesEdition('1'), shapesEdition('2')],
};

/** Questions of each size before the next. */
const STAGE = 4;
const MOST_TRIES = 500;

/** The same number is always the same question. Numbers count from 0. */
export function questionAt(practice: PracticeName, number: number): PracticeQuestion {
  const stages = STAGES[practice];
  const edition = stages[Math.min(Math.floor(number / STAGE), stages.length - 1)] ?? superEdition();
  const dice = seededDice(number * 7919 + SEEDS[practice]);
  let question = drawQuestion(edition, dice);
  for (let tries = 0; tries < MOST_TRIES && !isInstructive(practice, question); tries += 1) {
    question = drawQuestion(edition, dice);
  }
  return question;
}

const SEEDS: Readonly<Record<PracticeName, number>> = { duplicates: 11, blanks: 22, blue: 33 };

/** Does it contain something to practise, and is it neither all right nor all wrong? */
export function isInstructive(practice: PracticeName, { edition, code, guess }: PracticeQuestion): boolean {
  if (sameCode(code, guess)) return false;
  const credits = explainMark(widestSpec(edition), edition.marking, code, guess);
  switch (practice) {
    case 'duplicates':
      return credits.some((credit) => credit.earns === 'nothing' && credit.why === 'spent');
    case 'blanks':
      return credits.some((credit) => guess[credit.hole] === BLANK && !isAbsent(credit));
    case 'blue':
      return credits.some((credit) => 'facet' in credit) && mark(edition.marking, code, guess).black < 3;
  }
}

function isAbsent(credit: Credit): boolean {
  return credit.earns === 'nothing' && credit.why === 'absent';
}

/** A guess made from the code: pegs kept, moved, half changed or new, so that there is much to tell apart. */
function drawQuestion(edition: Edition, dice: Dice): PracticeQuestion {
  const spec = widestSpec(edition);
  const code = drawCode(spec, dice);
  const fresh = drawCode(spec, dice);
  const guess = code.map((peg, hole): Peg => {
    const other = code[dice(code.length)] ?? peg;
    const [stays, moved, half] = [peg, other, halfOf(edition, peg, fresh[hole] ?? peg, dice)];
    return [stays, moved, moved, half, fresh[hole] ?? peg][dice(5)] ?? peg;
  });
  return { edition, holes: spec.holes, code, guess };
}

/** One half of each pair; plain pegs have no halves. */
function halfOf(edition: Edition, peg: Peg, other: Peg, dice: Dice): Peg {
  const spec = widestSpec(edition);
  const [first = 0, second] = kindsOf(spec, peg);
  const [otherFirst = 0, otherSecond = 0] = kindsOf(spec, other);
  if (second === undefined) return other;
  return dice(2) === 0 ? first * 10 + otherSecond : otherFirst * 10 + second;
}
