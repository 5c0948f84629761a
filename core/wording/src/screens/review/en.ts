// English texts of the review.

import { count, decimals, figures } from '../../catalog/en/voice.ts';
import { caseOf } from '../../catalog/voice.ts';
import type { ReviewScreenWords } from './shape.ts';

const whose = caseOf('Your', 'The house’s', (name) => `${name}’s`);

export const en: ReviewScreenWords = {
  title: 'Review',
  round: (round, again) => `Round ${round}${again ? ', played again' : ''}`,
  codeOf: (who) => `${whose(who)} code`,
  skill: 'Skill',
  skillNote: 'of 100, how well the rows split the codes',
  luck: 'Luck',
  luckNote: 'how kind the answers were; 0 is average',
  lookAt: (row) => `The row to look at: ${row}`,
  lookAtNote: (before, after, best) =>
    `${count(before, 'code was', 'codes were')} left. The row left ${figures(after)}. The best row would have left ${decimals(best, 1)} on average.`,
  nothingToLookAt: 'Every row was close to the best there was.',
  chart: 'Codes that still fitted, after each row',
  yours: 'this game',
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
    best: 'Best instead',
    fromTo: (before, after) => `${figures(before)} to ${figures(after)}`,
    isBest: 'none better',
    lost: 'Time ran out, no answer',
    show: (row) => `Look at row ${row}`,
  },
  stepBack: 'Row before',
  stepOn: 'Row after',
  working: 'Looking at each row…',
  stop: 'Stop',
  stopped: 'The review was stopped. These rows are done.',
  failed: 'The review did not come through. The game itself is safe.',
  again: 'Try again',
  hints: (number) => `${count(number, 'hint', 'hints')} taken`,
  boards: 'Whose search',
  searchOf: (who) => `${whose(who)} search`,
  rounds: 'Rounds',
  notFinished: 'No round of this match is over yet. A review begins when a code is revealed.',
  missing: 'There is no such match on this device. It may have been deleted, or it is on another one.',
  continue: 'Go on playing',
  share: 'Share',
  shareWhat: 'What to share',
  shareAnswers: 'Answers only',
  shareRows: 'Rows and answers',
  shareText: 'The text',
  copy: 'Copy the text',
  copied: 'Copied.',
  notCopied: 'The browser did not allow copying. Select the text and copy it by hand.',
  send: 'Send',
  saveImage: 'Save as a picture',
  saveRecord: 'Save the match record',
};
