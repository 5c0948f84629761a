// English rules of answers.

import type { AnswerTexts } from '../shape.ts';

export const answer: AnswerTexts = {
  answersIntro: 'Every row is answered with key pegs.',
  howMany:
    'An answer says how many, never which. Key pegs are always sorted, and their place in the answer means nothing.',
  once: 'Every peg of the code and every peg of the row counts once, right places first. If the code has a peg once and the row has it twice, both times in a wrong hole, only one of the two gets a key peg.',
  oncePairs:
    'No pair is counted twice, neither of the code nor of the row: first as many black as possible, then as many white, then as many blue. A pair that already counts as white leaves no blue for the place it is in.',
  onceChoice: 'Where equal pairs leave a choice of which one is white, the choice with the most blue counts.',
  found:
    'When every place is right, the search is over. At the end of a round, whether the code was found or not, all codes are shown and every row is checked once more; a wrong answer is named with what it should have been.',
  anyRow:
    'You may place any row, even one you have placed before or one that cannot be the code. If you like, you can block rows that do not fit the answers so far.',
  withoutBlue:
    'Shapes can be played without blue key pegs, with or without blanks. Then only whole pairs count, and a code takes longer to find.',
  withoutBlueCustom:
    'Pairs can be played with blue key pegs or without. Without them only whole pairs count.',
  markerAutomatic: 'Automatic: Blackpeg answers, and makes no mistakes.',
  markerAssisted:
    'Assisted: the codemaker answers, and is asked before a wrong answer is sent. Once confirmed, it is sent.',
  markerByHand:
    'By hand: the codemaker answers, and nothing is checked before the codes are shown, as at a table.',
  markerImpossible: ({ holes }) =>
    `An answer that no row could get is refused: of ${holes} pegs, never ${holes - 1} right and the last one in another hole. An answer that ends the round has to be confirmed, and is then final.`,
  markerCorrect:
    'An answer can be corrected at no cost until the next row of that player is placed or lost. Both answers stay in the record.',
  markerSealed:
    'A code can be sealed: it stays on the device of its maker, and only a seal is shown; that device also gives the answers. At the end the code is opened. One that does not match its seal, or is not opened in time, counts as a wrong answer. If the match ends without a result, it stays sealed.',
};
