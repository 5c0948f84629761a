// English texts of the review.

import { count, decimals, figures } from '../../catalog/en/voice.ts';
import { caseOf } from '../../catalog/voice.ts';
import type { ReviewScreenWords } from './shape.ts';

const whose = caseOf('Your', 'The computer’s', (name) => `${name}’s`);

export const en: ReviewScreenWords = {
  title: 'Review',
  round: (round, again) => `Round ${round}${again ? ', played again' : ''}`,
  codeOf: (who) => `${whose(who)} code`,
  skill: 'Skill',
  skillNote: 'of 100, how well the rows split the codes',
  luck: 'Luck',
  luckNote: 'how favourable the answers were; 0 is average',
  lookAt: (row) => `The row to look at: ${row}`,
  lookAtNote: (before, after, best) =>
    `${count(before, 'code was', 'codes were')} left. The row left ${figures(after)}. The best row would have left ${decimals(best, 1)} on average.`,
  nothingToLookAt: 'Every row was close to the best there was.',
  chart: 'Codes that still fitted, after each row',
  yours: 'this round',
  average: 'average for that row',
  start: 'start',
  rowShort: (row) => `row ${row}`,
  table: {
    row: 'Row',
    guess: 'Pegs',
    answer: 'Answer',
    left: 'Codes left',
    skill: 'Skill',
    luck: 'Luck',
    best: 'Better row',
    fromTo: (before, after) => `${figures(before)} to ${figures(after)}`,
    isBest: 'none better',
    lost: 'Time ran out, no answer',
    show: (row) => `Show row ${row}`,
  },
  stepBack: 'Previous row',
  stepOn: 'Next row',
  working: 'Analysing each row…',
  stop: 'Stop',
  stopped: 'The review was stopped. These rows are finished.',
  failed: 'The review did not work. The match itself is safe.',
  again: 'Try again',
  hints: (number) => `${count(number, 'hint', 'hints')} used`,
  boards: 'Whose search',
  searchOf: (who) => `${whose(who)} search`,
  rounds: 'Rounds',
  notFinished: 'No round of this match is over yet. A review begins when a code is revealed.',
  missing: 'This match is not on this device. It may have been deleted, or it is on another device.',
  continue: 'Resume the match',
  share: 'Share',
  shareWhat: 'What to share',
  shareAnswers: 'Answers only',
  shareRows: 'Rows and answers',
  shareText: 'The text',
  copy: 'Copy the text',
  copied: 'Copied.',
  notCopied: 'The browser did not allow copying. Select the text and copy it by hand.',
  send: 'Send',
  saveImage: 'Save as an image',
  saveRecord: 'Save the match record',
};
