// Asking the table by keys, and pegs by their letters: what the answers are, and that one key never means two things.

import { HOUSE, PERSON, standardTerms } from '@blackpeg/rules';
import { STANDARD_KEYS } from '@blackpeg/screens/play';
import {
  dutyText,
  kindLetter,
  LANGUAGES,
  lastRowText,
  pegName,
  playTexts,
  rowsLeftText,
  rowText,
  scoreText,
  secretText,
} from '@blackpeg/wording';
import { expect } from './fixtures/index.ts';
import { test } from './fixtures/one-page.ts';
import { speakerIn, YOU } from './players/game.ts';
import { truthOf } from './players/log.ts';
import type { Player } from './players/player.ts';
import { STANDARD, seatAtKept } from './players/plays.ts';
import { hide, place } from './players/rounds.ts';

test.use({ actionTimeout: 30_000 });

const EDITION = STANDARD.super;
const ALONE = standardTerms(EDITION, { form: 'solitaire', seats: [PERSON] });
const MATCH = standardTerms(EDITION, { form: 'classic', seats: [PERSON, HOUSE], firstMaker: 0 });

for (const language of LANGUAGES) {
  const play = { edition: EDITION, role: 'breaker', language, hands: 'keyboard' } as const;

  test(`E1: a breaker asks for rows, rows left, turn and score, in ${language} @desktop`, async ({ app }) => {
    const player = await seatAtKept(app, play, ALONE);
    await place(player, 1, [1, 1, 2, 2, 3]);
    await place(player, 2, [4, 5, 6, 7, 8]);
    await expect(app.page.getByRole('heading', { level: 1 })).toHaveText(
      playTexts(language).title.row(3, EDITION.rows),
    );
    const speaker = speakerIn(player);
    const state = await truthOf(app.page);
    const [board] = state.round.boards;
    if (!board) throw new Error('There is no board.');
    await asks(player, [STANDARD_KEYS['last-row']], lastRowText(speaker, board));
    await asks(player, [STANDARD_KEYS.row, '1'], rowText(speaker, board, 0));
    await asks(player, [STANDARD_KEYS['rows-left']], rowsLeftText(speaker, board));
    await asks(player, [STANDARD_KEYS.turn], dutyText(speaker, state, YOU));
    await asks(player, [STANDARD_KEYS.score], scoreText(speaker, state));
    await asks(player, [STANDARD_KEYS.again], scoreText(speaker, state));
    await asks(player, [STANDARD_KEYS.secret], playTexts(language).keys.noSecret);
  });

  test(`E1: pegs by the letters of the language, which are no commands then, in ${language} @desktop`, async ({
    app,
  }) => {
    const player = await seatAtKept(app, play, ALONE);
    const { board, keys, title } = playTexts(language);
    await expect(app.page.getByRole('heading', { level: 1 })).toHaveText(title.row(1, EDITION.rows));
    const kinds = Array.from({ length: EDITION.facets[0]?.size ?? 0 }, (_, index) => index + 1);
    const letters = kinds.map((kind) => kindLetter(language, EDITION, { facet: 0, kind }));
    expect(new Set(letters).size).toBe(kinds.length);
    await asks(player, [STANDARD_KEYS.letters], keys.lettersOn(letters.join(' ')));
    for (const [index, kind] of [8, 6, 5, 4, 3].entries()) {
      const letter = letters[kind - 1]?.toLowerCase() ?? '';
      await asks(player, [letter], board.hole(index + 1, pegName(language, EDITION, kind)));
    }
    await asks(player, ['Escape'], keys.lettersOff);
    await asks(player, [STANDARD_KEYS.undo], keys.undone);
  });

  test(`E1: a maker asks for the own code and for the rows of the other, in ${language} @desktop`, async ({
    app,
  }) => {
    const player = await seatAtKept(app, { ...play, role: 'maker' }, { ...MATCH, marker: 'by-hand' });
    const { title, keys, board: words } = playTexts(language);
    await hide(player, [8, 8, 1, 2, 3]);
    await expect(app.page.getByRole('heading', { level: 1 })).toHaveText(title.answer(1), {
      timeout: 40_000,
    });
    const speaker = speakerIn(player);
    const state = await truthOf(app.page);
    const [board] = state.round.boards;
    if (!board) throw new Error('There is no board.');
    await asks(player, [STANDARD_KEYS.secret], secretText(speaker, board));
    await asks(player, [STANDARD_KEYS['last-row']], lastRowText(speaker, board));
    await asks(player, [STANDARD_KEYS.turn], dutyText(speaker, state, YOU));
    await asks(player, [STANDARD_KEYS.cover], keys.codeCovered);
    await asks(player, [STANDARD_KEYS.secret], words.covered);
  });
}

/** The last key brings that sentence. */
async function asks({ app }: Player, keys: readonly string[], sentence: string): Promise<void> {
  for (const key of keys) {
    await app.forget();
    await app.page.keyboard.press(key);
  }
  await app.hears(sentence);
}
