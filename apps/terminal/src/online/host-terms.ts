// What is agreed at a table that others are invited to, as its box usually is, or from the options of the command line.

import {
  brailleEdition,
  duelEdition,
  type Edition,
  type EditionName,
  err,
  ok,
  PERSON,
  type Result,
  type SeatTerms,
  shapesEdition,
  standardTerms,
  superEdition,
  type Terms,
} from '@blackpeg/rules';
import { type OptionSpecs, parseChoice, parseNumber, type Values } from '../args.ts';
import { EDITION_OPTIONS } from '../edition-args.ts';
import type { InputFault, UsageFault } from '../fault.ts';
import { termsOf, type Wishes } from '../game/agreement.ts';
import { NO_GAME_FLAGS, WISH_OPTIONS } from '../game-options.ts';
import { wishesFrom } from '../play-args.ts';

const { form, maker, rounds, target, scoring, bonus, marking, pace, time, supply, consistent } = WISH_OPTIONS;

export const HOST_OPTIONS = {
  ...EDITION_OPTIONS,
  form,
  players: { takes: 'number' },
  maker,
  rounds,
  target,
  scoring,
  bonus,
  marking,
  sealed: {},
  pace,
  time,
  supply,
  consistent,
} as const satisfies OptionSpecs;

export type HostFlags = Values<typeof HOST_OPTIONS>;

/** Forms for people on their own devices; a race is asked for by its players. */
const FORMS = ['classic', 'duel'] as const;
const MOST_PLAYERS = 8;

/** The computer hides one code for all, and answers. */
const NOT_IN_A_RACE = [
  ...(['form', 'maker', 'target', 'scoring', 'bonus', 'marking', 'sealed', 'supply'] as const),
];

/** What comes at a usual size. */
export type BoxName = Exclude<EditionName, 'custom'>;

const BOXES: Readonly<Record<BoxName, () => Edition>> = {
  super: superEdition,
  duel: duelEdition,
  braille: brailleEdition,
  shapes: shapesEdition,
};

export function usualTerms(box: BoxName): Terms {
  return standardTerms(BOXES[box]());
}

/** Whether they go together is for the rules to say, and for the server what is offered there. */
export function hostTerms(flags: HostFlags): Result<Terms, UsageFault | InputFault> {
  const chosen = flags.form === undefined ? null : parseChoice('--form', flags.form, FORMS);
  if (chosen && !chosen.ok) return chosen;
  const stray = flags.players === undefined ? undefined : NOT_IN_A_RACE.find((option) => flags[option]);
  if (stray) return err({ kind: 'not-together', options: ['--players', `--${stray}`] });
  const wishes = wishesFrom({ ...NO_GAME_FLAGS, ...flags, two: flags.players === undefined });
  if (!wishes.ok) return wishes;
  if (flags.players !== undefined) return raceTerms(flags.players, wishes.value);
  const custody = flags.sealed ? 'sealed' : 'escrow';
  return ok({ ...termsOf(wishes.value), custody, oneScreen: false });
}

/** The house hides one code for all. */
function raceTerms(players: string, wishes: Wishes): Result<Terms, UsageFault> {
  const count = parseNumber('--players', players, 2, MOST_PLAYERS);
  if (!count.ok) return count;
  const { edition, pace, rounds, consistent, time } = wishes;
  const [seconds] = time;
  const seat: SeatTerms = {
    ...PERSON,
    allowance: seconds === null ? null : seconds * 1000,
    consistentOnly: consistent,
  };
  return ok(
    standardTerms(edition, {
      form: 'race',
      pace,
      seats: Array.from({ length: count.value }, () => seat),
      ...(rounds === null ? {} : { length: { kind: 'rounds', rounds } }),
    }),
  );
}
