// English texts of the first lesson.

import { count } from '../../catalog/en/voice.ts';
import type { LessonWords } from './shape.ts';

export const lesson: LessonWords = {
  title: 'First lesson',
  step: (step, steps) => `Step ${step} of ${steps}`,
  board: 'Board of the lesson, three holes',
  steps: {
    place: (row) =>
      `Behind the shield are three pegs in up to four colours; a colour may come twice. Try a first row: ${row}.`,
    submit: 'The row is full. You can still change it: it counts only when you submit it.',
    read: (answer) =>
      `The answer is ${answer}. Black: a right peg in its hole. White: a right peg, but in another hole.`,
    test: (right, { stays, elsewhere, wrong }, row) =>
      `Yes, ${right}. Which ones they are is for you to find out. Suppose ${stays} is in the right hole, ${elsewhere} belongs elsewhere, ${wrong} is not in the code. Test it: ${row}.`,
    conclude: (answer) =>
      `${answer}: all three colours are right, and none is in its hole. Now place the one row that also fits the first answer.`,
    done: (rows) => `Found in ${count(rows, 'row', 'rows')}. Place, read, conclude: that is the whole game.`,
  },
  placeHow: (digits) => `Tap the colours, or press ${digits}.`,
  submitHow: (key) => `Press “${key}”, or Enter.`,
  readQuestion: 'How many of your three pegs are in the code?',
  readWrong: (answer) => `Count the key pegs again: ${answer}. Each one stands for one of your pegs.`,
  hintKey: 'Help me',
  hint: (one, other) =>
    `Every peg of row 2 has to move. That can be ${one}, or ${other}. In row 1 one peg was in the right hole.`,
  otherPeg: (hole, peg) => `In this lesson, ${peg} goes into hole ${hole}.`,
  fits: (codes) => `${count(codes, 'code still fits', 'codes still fit')}`,
  skip: 'Skip the lesson',
  restart: 'Start over',
  doneMore: 'A code may be longer, with more colours. The way to find it stays the same.',
  play: 'Start here: 3 holes, 4 colours',
  rules: 'The rules of Super',
  learn: 'Back to Learn',
};
