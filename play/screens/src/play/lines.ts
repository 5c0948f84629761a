// The sentences of a table that every face shows, in this order.

import type { EndLineKind } from './model/end.ts';
import type { PlayView } from './view.ts';

/** At the end of a round, its result; codes are shown as well as announced. */
const TOLD: readonly EndLineKind[] = ['outcome', 'closest', 'award', 'score'];

export function linesOf(view: PlayView): readonly string[] {
  if (view.kind === 'covered') return [view.news, view.turn, view.pass].filter((text) => text !== '');
  const { turn, question, end } = view;
  if (end)
    return [end.heading, ...end.lines.filter(({ kind }) => TOLD.includes(kind)).map(({ text }) => text)];
  // A confirmation may replace everything else.
  return question ? [question.title, question.result].filter((text) => text !== '') : [turn];
}
