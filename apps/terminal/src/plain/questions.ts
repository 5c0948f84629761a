// What is asked before something is done, answered with yes or no.

import { playTexts } from '@blackpeg/wording';
import { agreed } from './desk.ts';
import type { Sitting } from './sitting.ts';

/** Where nothing is asked, nothing is done. */
export async function answerQuestion({ desk, screen, view }: Sitting): Promise<void> {
  const question = view()?.question;
  if (!question) return;
  const [no, yes] = question.answers;
  const { ask } = playTexts(desk.language);
  const text = question.title === '' && yes ? `${question.text} ${ask.question(yes.label)}` : question.text;
  const answer = (await agreed(desk, text)) ? yes : no;
  if (answer) screen.do(answer.command);
}
