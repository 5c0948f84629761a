// A codebreaker of modest skill: any code that fits the answers so far.

import {
  type Clues,
  type Code,
  type Dice,
  drawCode,
  type Edition,
  firstMisfit,
  fittingCode,
  type MarkedGuess,
  specFor,
} from '@blackpeg/rules';

/** Random draws before the codes are tried in order, which always finds one but gains little information. */
const DRAWS = 20_000;

export function nextGuess(clues: Clues, dice: Dice): Code {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const code = drawCode(clues.spec, dice);
    if (firstMisfit(clues.marking, clues.rows, code) === undefined) return code;
  }
  const code = fittingCode(clues);
  if (!code) throw new Error('No code fits what was answered.');
  return code;
}

export function cluesFrom(edition: Edition, breaker: number, rows: readonly MarkedGuess[]): Clues {
  const spec = specFor(edition, breaker, edition.blanks !== 'off');
  return { spec, marking: edition.marking, rows, missing: null };
}
