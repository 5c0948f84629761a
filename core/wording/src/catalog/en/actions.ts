// English sentences about actions the rules refuse, or ask about once more.

import type { ActionWords } from '../shape/violations.ts';
import { count } from './voice.ts';

export const actions: ActionWords = {
  'match-over': () => 'The match is over. Start a new one to play on.',
  'not-for-you': () => 'It is not your turn to do that. Wait for the other side.',
  'not-hiding': () => 'It is not the time to hide a code. Wait for the next round.',
  'already-hidden': () => 'Your code is already hidden and stays as it is. Wait for the rows.',
  'codes-not-hidden': () => 'Not all codes are hidden yet. Wait until they are.',
  'search-over': () => 'The search of this round is over. Wait for the next round.',
  'search-not-over': () => 'The search is not over yet. Open your code when it is.',
  'blanks-undeclared': () => 'Say whether this round has blanks, then hide your code.',
  'blanks-as-agreed': ({ blanks }) =>
    blanks
      ? 'This match is played with blanks, and that cannot be changed now.'
      : 'This match is played without blanks, and that cannot be changed now.',
  'commitment-missing': () => 'The seal of the code is missing or not wanted here. Hide the code again.',
  'code-must-be-told': () => 'Blackpeg keeps the code in this match. Hide it with its pegs.',
  'code-must-stay-sealed': () => 'The code stays on your device in this match. Send its seal only.',
  'tray-not-counted': () =>
    'Pegs are not counted in this match, so none can be withheld. Hide the code without withholding any.',
  'palmed-too-many': ({ peg, most }, say) =>
    `You may withhold at most ${most} of ${say.peg(peg)}. Choose 0 to ${most}.`,
  'tray-short': ({ peg, left }, say) =>
    left === 0
      ? `The tray has no ${say.peg(peg)} left. Choose another peg.`
      : `The tray has only ${left} of ${say.peg(peg)} left. Use no more than that.`,
  'row-not-marked': ({ row }) => `Row ${row} has no answer yet. Wait for it.`,
  'turn-not-over': ({ row }) => `Row ${row} is not over on every board. Wait for the others.`,
  'feedback-owed': ({ row }) => `You owe an answer to row ${row} of the other board. Give it first.`,
  'no-rows-left': ({ rows }) =>
    `The board has only ${count(rows, 'row', 'rows')}, and all are used. Wait for the reveal.`,
  'already-found': () => 'You have found the code. Wait for the reveal.',
  'out-of-the-race': () => 'You have given up here. Wait for the others to finish.',
  inconsistent: ({ row }) => `This row cannot be the code: look at row ${row}. Change a peg.`,
  'referee-marks': () => 'Blackpeg gives the answers here. There is nothing for you to answer.',
  'nothing-to-mark': () => 'No row is waiting for your answer. Wait for the next row.',
  'not-earnable': ({ feedback, holes }, say) =>
    `No row of ${count(holes, 'peg', 'pegs')} can get that answer: ${say.answer(feedback)}. Count again.`,
  'confirm-wrong': ({ row, right }, say) =>
    `Row ${row}: this answer does not match your code; the right one is ${say.answer(right)}. Look again, or confirm.`,
  'confirm-final': ({ row, given }, say) =>
    `Row ${row}: ${say.answer(given)} ends the search and cannot be taken back. Confirm to send it.`,
  'nothing-to-correct': () => 'There is no answer to correct. Answer a row first.',
  'correction-too-late': ({ row }) =>
    `Row ${row} can no longer be corrected: the next row is already placed. If the answer is wrong, you can still admit it.`,
  'mark-by-referee': ({ row }) =>
    `Time was up, so Blackpeg answered row ${row}. That answer is final. Wait for the next row.`,
  'mark-is-final': ({ row }) =>
    `The answer to row ${row} ended the search and is final. Wait for the reveal.`,
  'mark-unchanged': ({ row }) => `The answer to row ${row} is the same as before. Change it, or leave it.`,
  'nothing-to-claim': () => 'No row is answered yet, so any code fits. Place a row first.',
  'nothing-to-admit': () => 'None of your answers is wrong, so there is nothing to admit. Play on.',
  'not-due': ({ left }, say) =>
    left === null ? 'No clock is running. Play on.' : `The time is not up: ${say.time(left)} left. Play on.`,
  'clocks-unchanged': ({ stopped }) =>
    stopped ? 'The clocks are already stopped.' : 'The clocks are already running.',
  'end-already-offered': () => 'You have already offered to end the match. Wait for the other side.',
  'end-not-offered': () => 'You have not offered to end the match. There is nothing to withdraw.',
  'presence-unchanged': ({ away }) =>
    away ? 'That player is already marked as away.' : 'That player is already back.',
  'nobody-away': () => 'Nobody has left the table. Play on, or give up.',
  'owes-nothing': () =>
    'Whoever is away owes no code, row or answer now. Play on, or offer to end the match.',
  'wait-longer': ({ left }, say) => `The seat is kept for another ${say.time(left)}. Wait until then.`,
  'not-sealed': () => 'Blackpeg keeps the code and opens it itself. Wait for the reveal.',
  'already-open': () => 'Your code is already open. Wait for the others.',
  'commitment-broken': () => 'This is not the code you sealed. Open the one you hid.',
  'code-contradicts': ({ row }) =>
    `This code does not fit the answer to row ${row}. Open one that fits them all.`,
  'nothing-fits': ({ row }) => `No code would fit after this answer to row ${row}. Give another.`,
};
