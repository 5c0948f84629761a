// English sentences about what cannot be agreed on.

import type { AgreementWords } from '../shape/violations.ts';
import { count, figures } from './voice.ts';

export const agreements: AgreementWords = {
  'form-not-offered': ({ form, edition }, say) =>
    `${say.edition(edition)} is not played as “${say.form(form)}”. Choose another form.`,
  'seat-count': ({ given, least, most }) =>
    least === most
      ? `This form needs ${count(least, 'player', 'players')}, not ${given}. Change the seats.`
      : `This form needs ${least} to ${most} players, not ${given}. Change the seats.`,
  'blanks-not-agreed': () =>
    'Alone and in a race, agree on blanks for the match: no player hides the code there.',
  'rounds-not-even': ({ rounds }) =>
    `The number of rounds must be even, not ${figures(rounds)}, so that both sides hide equally often. Choose another.`,
  'rounds-not-odd': ({ rounds }) =>
    `The number of rounds must be odd, not ${figures(rounds)}, so that one side wins. Choose another.`,
  'rounds-out-of-range': ({ rounds, most }) =>
    `The number of rounds must be from 1 to ${most}, not ${figures(rounds)}. Choose another.`,
  'never-decided': () =>
    'Every round would end the same way, so nobody could ever win. Choose more pegs or rows, or a fixed number of rounds.',
  'target-needs-classic': () => 'A target needs a classic match. Play classic, or choose a number of rounds.',
  'target-out-of-range': ({ points, most }) =>
    `The target must be from 1 to ${figures(most)}, not ${figures(points)}. Choose another.`,
  'scoring-not-offered': ({ scoring, form }, say) =>
    `The score “${say.scoring(scoring)}” does not go with “${say.form(form)}”. Choose another.`,
  'bonus-needs-points': () =>
    'The extra point for a code that is not found needs a match for points. Choose points, or leave the extra point out.',
  'house-marks-itself': () =>
    'The computer hides the code here and answers itself. Choose automatic answers.',
  'free-pace-not-offered': ({ form }, say) =>
    `“${say.form(form)}” is played in turns only. Choose turns, a duel or a race.`,
  'speed-needs-two-devices': () =>
    'Two people cannot race on one screen. Use two devices, play in turns, or play the computer.',
  'handicap-needs-duel': () =>
    'Codes of different lengths need a duel. Choose a duel, or one length for both sides.',
  'tray-too-small': ({ supply }) =>
    `${count(supply, 'peg of each kind is', 'pegs of each kind are')} not enough to fill every row. Take more pegs, or do not count them.`,
  'tray-needs-known-code': () =>
    'Pegs cannot be counted while the code is sealed. Let Blackpeg keep the code, or do not count pegs.',
  'custody-not-offered': ({ form }, say) =>
    `The code cannot be kept this way in “${say.form(form)}”. Let Blackpeg keep it.`,
  'allowance-out-of-range': ({ seat }) =>
    `The time for seat ${seat} must be more than 0. Choose a time, or none.`,
  'absence-out-of-range': () => 'The time a seat is kept cannot be negative. Choose another.',
  'no-such-seat': ({ seat }) =>
    `There is no seat ${seat} at this table, so it cannot hide first. Choose another.`,
};
