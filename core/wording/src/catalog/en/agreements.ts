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
    `${count(rounds, 'round is', 'rounds are')} not even. Choose an even number, so that each side hides equally often.`,
  'rounds-not-odd': ({ rounds }) =>
    `${count(rounds, 'round is', 'rounds are')} not odd. Choose an odd number, so that one side wins.`,
  'rounds-out-of-range': ({ rounds, most }) =>
    `The number of rounds must be from 1 to ${most}, not ${figures(rounds)}. Choose another.`,
  'never-decided': () =>
    'Every round would come out the same, so nobody could ever win. Take more pegs or rows, or a number of rounds.',
  'target-needs-classic': () =>
    'A target goes only with a classic match. Play classic, or choose a number of rounds.',
  'target-out-of-range': ({ points, most }) =>
    `The target must be from 1 to ${figures(most)}, not ${figures(points)}. Choose another.`,
  'scoring-not-offered': ({ scoring, form }, say) =>
    `The score “${say.scoring(scoring)}” does not go with “${say.form(form)}”. Choose another.`,
  'bonus-needs-points': () =>
    'The extra point for an unbroken code goes only with points. Choose points, or drop the extra point.',
  'house-marks-itself': () => 'The house hides the code here and answers itself. Choose automatic answers.',
  'free-pace-not-offered': ({ form }, say) =>
    `“${say.form(form)}” is played in turns only. Choose turns, a duel or a race.`,
  'speed-needs-two-devices': () =>
    'Two people cannot race on one screen. Use two devices, play in turns, or play the house.',
  'handicap-needs-duel': () =>
    'Codes of different lengths need a duel. Choose a duel, or one length for both sides.',
  'tray-too-small': ({ supply }) =>
    `${count(supply, 'peg', 'pegs')} of each kind cannot fill every row. Take more pegs, or do not count them.`,
  'tray-needs-known-code': () =>
    'Pegs cannot be counted while the code is sealed. Let Blackpeg keep the code, or do not count the pegs.',
  'custody-not-offered': ({ form }, say) =>
    `The code cannot be kept this way in “${say.form(form)}”. Let Blackpeg keep it.`,
  'allowance-out-of-range': ({ seat }) =>
    `The time for seat ${seat} must be more than nothing. Choose a time, or none.`,
  'absence-out-of-range': () => 'The time a seat is kept cannot be negative. Choose another.',
  'no-such-seat': ({ seat }) => `There is no seat ${seat} at this table to hide first. Choose another.`,
};
