// Hints beside the board: each grade says before it is used what it will reveal.

import type { Code } from '@blackpeg/rules';
import { terminalScreenTexts } from '@blackpeg/wording';
import { GRADES, type Grade, sceneOf, workHint } from './hints.ts';
import { listSide, type PlayContext, questionSide, type Side, textSide } from './side.ts';

export function hintSide(table: PlayContext): Side {
  const { app, game } = table;
  const words = game.words().hints;
  const items = GRADES.map((grade) => ({
    label: words[grade].label,
    text: words[grade].before,
    choose: () => app.during(take(table, grade)),
  }));
  const heading = terminalScreenTexts(app.language()).pair(words.heading, words.note);
  return listSide(table, { heading, items: () => items });
}

async function take(table: PlayContext, grade: Grade): Promise<void> {
  const { app, game, show } = table;
  const words = game.words().hints;
  const look = game.look();
  const scene = look && sceneOf(app, look);
  if (!scene) return;
  show(null);
  app.say(words.thinking);
  const hint = await workHint(grade, scene, look, game.desk()).catch(() => null);
  // Whoever asked may have handed the terminal on meanwhile.
  if (game.look()?.seat !== look.seat) return;
  if (!hint) return app.say(words.failed);
  const { clue, row } = hint;
  const text = hint.texts.join(' ');
  if (clue) game.desk().told = [...game.desk().told, clue];
  if (!row) return show(textSide(table, words.heading, [text]));
  show(
    questionSide(table, text, [
      { label: words.take, choose: () => putIn(table, row) },
      { label: game.words().close, choose: () => show(null) },
    ]),
  );
}

function putIn({ game, show }: PlayContext, row: Code): void {
  show(null);
  game.table.inTurn(() => {
    game.intend({ type: 'clear' });
    for (const [hole, peg] of row.entries()) game.intend({ type: 'peg', peg, hole });
  });
}
