// The sentences of a table that every face shows, in this order.

import type { EndLineKind } from './model/end.ts';
import type { PlayView } from './view.ts';

/** Of the end of a round, what became of it; codes are shown as well as said. */
const TOLD: readonly EndLineKind[] = ['outcome', 'award', 'score'];

export function linesOf(view: PlayView): readonly string[] {
  if (view.kind === 'covered') return [view.news, view.turn, view.pass].filter((text) => text !== '');
  const { turn, question, end } = view;
  if (end)
    return [end.heading, ...end.lines.filter(({ kind }) => TOLD.includes(kind)).map(({ text }) => text)];
  // A question may stand in the place of everything else.
  return question ? [question.title, question.result].filter((text) => text !== '') : [turn];
}
