// Words that ask the solver for help.

import type { PlainWord } from '@blackpeg/wording';
import { playTexts } from '@blackpeg/wording';
import { checkHint, clueHint, fitsTexts, type HintScene, hintScene, rowHint } from '../game/hints.ts';
import { boardAsked, type Look } from '../game/queries.ts';
import { codeTyped } from './pegs.ts';
import type { Sitting } from './sitting.ts';
import { taught } from './typed.ts';
import { type Do, notNow, sayAll } from './word.ts';

export const HINT_WORDS = {
  fit: withScene('fit', async (scene, sitting) => sayAll(sitting, await fitsTexts(scene))),
  check: withScene('check', checkRow),
  hint: withScene('hint', async (scene, sitting) => {
    const { memory } = sitting;
    const { texts, clue } = await clueHint(scene, memory.told);
    if (clue) memory.told = [...memory.told, clue];
    sayAll(sitting, texts);
  }),
  suggest: withScene('suggest', async (scene, sitting, { state, seat }) => {
    const placed = boardAsked(state.round, seat)?.rows.length ?? 0;
    sayAll(sitting, (await rowHint(scene, state.terms.edition.rows - placed)).texts);
  }),
} as const satisfies Partial<Record<PlainWord, Do>>;

function withScene(
  word: PlainWord,
  run: (scene: HintScene, sitting: Sitting, look: Look, rest: string) => Promise<void>,
): Do {
  return async (sitting, look, rest) => {
    const { desk, table } = sitting;
    if (!table.card.hints) return desk.printer.say(playTexts(desk.language).hints.off);
    const scene = hintScene(desk.thinker, look.state, look.seat, look.speaker);
    if (!scene) return notNow(sitting, word);
    try {
      await run(scene, sitting, look, rest);
    } catch {
      // The thread broke; the next question starts another.
      desk.printer.say(playTexts(desk.language).hints.failed);
    }
  };
}

/** The row typed behind the word. */
async function checkRow(scene: HintScene, sitting: Sitting, _: Look, rest: string): Promise<void> {
  const { desk, words } = sitting;
  const guess = codeTyped(desk.language, scene.clues.spec, rest);
  if (guess) sayAll(sitting, (await checkHint(scene, guess)).texts);
  else desk.printer.say(words.typing.needsText(taught(desk.language, 'check')));
}
