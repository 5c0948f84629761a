// English sentences about what the rules refuse or ask about once more.

import { EDITION_NAMES, type FacetName } from '@blackpeg/rules';
import type { ActionWords, AgreementWords, CodeFaultWords, EditionFaultWords } from '../../fault-facts.ts';
import { count, figures, list } from './voice.ts';

export const actions: ActionWords = {
  'match-over': () => 'The match is over. Start a new one to play on.',
  'not-for-you': () => 'It is not your turn to do that. Wait for the other side.',
  'not-hiding': () => 'It is not the time to hide a code. Wait for the next round.',
  'already-hidden': () => 'Your code is already hidden. It stays as it is: wait for the rows.',
  'codes-not-hidden': () => 'Not all codes are hidden yet. Wait until they are.',
  'search-over': () => 'The search of this round is over. Wait for the next round.',
  'search-not-over': () => 'The search is not over yet. Open your code when it is.',
  'blanks-undeclared': () => 'Say first whether there are blanks. Then hide your code.',
  'blanks-as-agreed': ({ blanks }) =>
    `This match is played ${blanks ? 'with' : 'without'} blanks. That cannot be changed now.`,
  'commitment-missing': () => 'The seal is missing or not wanted here. Hide the code again.',
  'code-must-be-told': () => 'Blackpeg keeps the code in this match. Hide it with its pegs.',
  'code-must-stay-sealed': () => 'The code stays on your device. Send its seal only.',
  'tray-not-counted': () => 'Pegs are not counted in this match. Hide the code without withholding any.',
  'palmed-too-many': ({ peg, most }, say) =>
    `You may withhold at most ${most} of ${say.peg(peg)}. Choose 0 to ${most}.`,
  'tray-short': ({ peg, left }, say) =>
    left === 0
      ? `The tray has no ${say.peg(peg)} left. Choose another peg.`
      : `The tray has only ${left} of ${say.peg(peg)} left. Use no more than that.`,
  'not-this-row': ({ row }) => `Row ${row} is not the one to place now. See which is next, then place it.`,
  'row-not-marked': ({ row }) => `Row ${row} has no answer yet. Wait for it.`,
  'turn-not-over': ({ row }) => `Row ${row} is not over on every board. Wait until it is.`,
  'feedback-owed': ({ row }) => `You owe row ${row} an answer. It is on the other board: answer it first.`,
  'no-rows-left': ({ rows }) =>
    `No row is left. The board has ${count(rows, 'row', 'rows')}: wait for the reveal.`,
  'already-found': () => 'You have found the code. Wait for the reveal.',
  'out-of-the-race': () => 'You have given up here. Wait for the end of the round.',
  inconsistent: ({ row }) => `This cannot be the code: see row ${row}. Change a peg.`,
  'referee-marks': () => 'Blackpeg gives the answers here. There is nothing for you to answer.',
  'nothing-to-mark': () => 'No row is waiting for your answer. Wait for the next row.',
  'not-earnable': ({ feedback, holes }, say) =>
    `Not possible: ${say.answer(feedback)}. No row of ${count(holes, 'peg', 'pegs')} can get that: count again.`,
  'confirm-wrong': ({ row, right }, say) =>
    `Row ${row}: this answer does not match your code; the right one is ${say.answer(right)}. Look again, or confirm.`,
  'confirm-final': ({ row, given }, say) =>
    `Row ${row}: ${say.answer(given)} ends the search and cannot be taken back. Confirm to send it.`,
  'nothing-to-correct': () => 'There is no answer to correct. Answer a row first.',
  'correction-too-late': ({ row }) =>
    `It is too late to correct row ${row}. The next row is placed; if the answer is wrong, you can still admit it.`,
  'mark-by-referee': ({ row }) =>
    `Blackpeg answered row ${row}: time was up. That answer is final. Wait for the next row.`,
  'mark-is-final': ({ row }) =>
    `The answer to row ${row} is final. It ended the search: wait for the reveal.`,
  'mark-unchanged': ({ row }) => `Row ${row} already has this answer. Change it, or leave it.`,
  'nothing-to-claim': () => 'No row is answered yet. Any code fits: place a row first.',
  'nothing-to-admit': () => 'None of your answers is wrong. There is nothing to admit: play on.',
  'not-due': ({ left }, say) =>
    left === null ? 'No clock is running. Play on.' : `The time is not up: ${say.time(left)} left. Play on.`,
  'clocks-unchanged': ({ stopped }) =>
    stopped ? 'The clocks are already stopped.' : 'The clocks are already running.',
  'end-already-offered': () => 'Your offer to end the match stands. Wait for the other side.',
  'end-not-offered': () => 'You have not offered to end the match. There is nothing to withdraw.',
  'no-end-offered': () => 'Nobody else offers to end the match. There is nothing to decline.',
  'presence-unchanged': ({ away }) =>
    away ? 'That player is already marked as away.' : 'That player is already back.',
  'nobody-away': () => 'Nobody has left the table. Play on, or give up.',
  'owes-nothing': () => 'The absent player owes nothing now. Play on, or offer to end the match.',
  'too-often': ({ most }) => `${most} times in a match is the limit. You have reached it: play on.`,
  'wait-longer': ({ left }, say) => `Seat kept for ${say.time(left)} more. Wait until then.`,
  'not-sealed': () => 'Blackpeg opens the code itself. Wait for the reveal.',
  'already-open': () => 'Your code is already open. Wait for the end of the round.',
  'commitment-broken': () => 'This is not the code you sealed. Open the one you hid.',
  'code-contradicts': ({ row }) => `This code contradicts row ${row}. Open one that fits all answers.`,
  'nothing-fits': ({ row }) => `After this answer no code would fit. Give row ${row} another one.`,
};

export const agreements: AgreementWords = {
  'form-not-offered': ({ form, edition }, say) =>
    `${say.edition(edition)} is not played as “${say.form(form)}”. Choose another kind of match.`,
  'seat-count': ({ given, least, most }) =>
    least === most
      ? `This kind of match needs ${count(least, 'player', 'players')}, not ${given}. Change the seats.`
      : `This kind of match needs ${least} to ${most} players, not ${given}. Change the seats.`,
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

const THING = { code: 'The code', guess: 'The row' } as const;

export const codeFaults: CodeFaultWords = {
  'wrong-length': ({ holes, given }, what) => {
    const size = `${THING[what]} has ${count(holes, 'hole', 'holes')}`;
    if (given > holes)
      return `${size}, but ${count(given, 'peg is', 'pegs are')} given. Leave ${given - holes} out.`;
    return `${size}, but only ${given} ${given === 1 ? 'is' : 'are'} filled. Fill the rest from hole ${given + 1} on.`;
  },
  'no-such-peg': ({ hole }) => `Hole ${hole}: no such peg in this game. Choose one from the palette.`,
  'blank-not-allowed': ({ hole }) => `Hole ${hole}: no blanks in this round. Place a peg there.`,
  'repeated-peg': ({ hole, earlier }) =>
    `Hole ${hole} repeats the peg of hole ${earlier}. No peg may be used twice: choose another.`,
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
    name: `There is no edition with this name. Use one of: ${EDITION_NAMES.join(', ')}.`,
    game: 'There is no game with this number. Choose 1, 2, 3 or 3b.',
    blanks: 'Blanks must be off, on or choice. Choose one of the three.',
    marking: 'Answers must go by places or by pairs. Choose one of the two.',
  },
};

function between(what: string): (least: number, most: number, given: number) => string {
  return (least, most, given) =>
    `The number of ${what} must be from ${least} to ${most}, not ${figures(given)}. Choose another.`;
}

export const draftFaults = {
  /** Holes count from 1; of a pair whose other half is chosen, the missing one; `blanks` if a blank is possible too. */
  notFilled: (holes: readonly number[], what: 'hole' | 'pair' | FacetName, blanks: boolean) => {
    const several = holes.length > 1;
    const which = list(holes.map(String));
    if (what === 'pair') {
      return several ? `Pairs ${which} are not complete yet.` : `Pair ${which} is not complete yet.`;
    }
    if (what !== 'hole') {
      return several ? `Pairs ${which} still need a ${what} each.` : `Pair ${which} still needs a ${what}.`;
    }
    const state = several ? `Holes ${which} are still empty.` : `Hole ${which} is still empty.`;
    return `${state} Place ${several ? 'pegs' : 'a peg'}${blanks ? ` or ${several ? 'blanks' : 'a blank'}` : ''}.`;
  },
  notOnPalette: 'This game has no such peg. Choose one from the palette.',
  /** On a phone it is in the key that submits the row, and must not read as a reason against that. */
  rowFull: 'The row is full. Take a peg out to change it.',
  nothingToCompose: 'There is nothing to place now. Wait for your turn.',
  stillSending: 'Your last entry is still being sent. Wait a moment.',
  /** What is typed while the connection is down waits until what was sent before has arrived. */
  waitsForConnection: 'There is no connection. What you type is sent when it is back.',
  /** Typed while a row was being sent, but no other row follows it. */
  typedTooSoon: 'What you typed after it was discarded.',
  /** For a sealed code, which stays on this device. */
  notKept: 'This device could not save your code. It is not hidden: hide it again.',
};
