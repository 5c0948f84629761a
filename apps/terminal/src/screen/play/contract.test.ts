// The full screen shows the sentences that every face shows, in their order.

import {
  CONTRACT_CARD,
  CONTRACT_CODE,
  CONTRACT_TERMS,
  contractLines,
  missingIn,
} from '@blackpeg/screens/testing';
import { LANGUAGES, playTexts } from '@blackpeg/wording';
import { expect, it } from 'vitest';
import type { App } from '../frame/screen.ts';
import { createMenuScreen } from '../menu-screen.ts';
import { KEYS, startPlayer } from '../player.testing.ts';
import { pick } from '../reading.testing.ts';

/** So wide that no sentence wraps. */
const WIDE = { columns: 240, rows: 40 };

it.each(LANGUAGES)('whose turn it is, what is asked, what became of a round: %s', async (language) => {
  const opened: App[] = [];
  const first = (app: App) => {
    opened.push(app);
    return createMenuScreen(app);
  };
  const player = startPlayer({ ...WIDE, language, first });
  const [app] = opened;
  const made = await app?.services.tables.create(CONTRACT_TERMS, CONTRACT_CARD, CONTRACT_CODE);
  if (!app || !made?.ok) throw new Error('There is no match to play.');
  app.play(made.value, 'open');
  const { title, ask } = playTexts(language);
  const playing = await player.until(title.row(1, CONTRACT_TERMS.edition.rows));
  expect(missingIn(playing, contractLines('playing', language))).toBeNull();
  player.press(KEYS.escape);
  await player.until(ask.resignRound.label);
  await pick(player, ask.resignRound.label);
  player.press(KEYS.enter);
  const asked = await player.until(ask.no);
  expect(missingIn(asked, contractLines('asked', language))).toBeNull();
  player.press(KEYS.escape);
  await player.until((text) => !text.includes(ask.no));
  player.press(CONTRACT_CODE.join(''), KEYS.enter);
  const [result = ''] = contractLines('over', language);
  const over = await player.until(result);
  expect(missingIn(over, contractLines('over', language))).toBeNull();
  await player.leave();
});
