// Why a hint is so: asked, lit step by step on the board, and written into the notes.

import { standardTerms, superEdition } from '@blackpeg/rules';
import { playTexts } from '@blackpeg/wording';
import { expect, test, vi } from 'vitest';
import { screenAt } from '../play/screen.testing.ts';
import { createTestThinker } from '../thinker.testing.ts';
// Loaded before the first hint is waited for.
import './index.ts';

const words = playTexts('en').hints;
const SOLITAIRE = standardTerms(superEdition({ holes: 3, colours: 4 }), { form: 'solitaire' });

async function explained(rows: readonly string[], grade: 'clue' | 'check', draft = '') {
  const { ask } = createTestThinker();
  const at = await screenAt(SOLITAIRE, { code: [1, 2, 3], ask });
  for (const row of rows) {
    at.type(...row, 'Enter');
    await at.settled();
  }
  at.type(...draft);
  at.screen.do({ type: 'hint', grade });
  await vi.waitFor(() => expect(at.view().hints.why).not.toBeNull());
  at.heard();
  at.screen.do({ type: 'why' });
  await vi.waitFor(() => expect(at.view().hints.chain).not.toBeNull());
  return at;
}

test('the chain is said, and its first step is lit: rows, and in them the pegs that matter', async () => {
  const { view, heard, screen } = await explained(['441', '442'], 'clue');
  const { chain, why } = view().hints;
  const texts = chain?.steps.map(({ label }) => label) ?? [];
  expect(texts.length).toBeGreaterThan(0);
  expect(heard()).toEqual(texts);
  expect(why).toBeNull();
  expect(chain?.steps[0]?.isLit).toBe(true);
  const named = () => view().boards[0]?.rows.flatMap(({ named: is, number }) => (is ? [number] : []));
  expect(named()?.length).toBeGreaterThan(0);
  const last = texts.length - 1;
  screen.do({ type: 'show-step', step: last });
  expect(
    view()
      .hints.chain?.steps.map(({ isLit }) => isLit)
      .lastIndexOf(true),
  ).toBe(last);
  screen.do({ type: 'show-step', step: 99 });
  expect(
    view()
      .hints.chain?.steps.map(({ isLit }) => isLit)
      .lastIndexOf(true),
  ).toBe(last);
});

test('one press writes what it shows into the notes, once', async () => {
  const { view, screen, heard, kept, settled } = await explained(['444'], 'clue');
  const { note } = view().hints.chain ?? {};
  expect(note?.label).toBe(words.noteWhy);
  heard();
  if (note) screen.do(note.command);
  expect(heard()).toEqual([words.notedWhy]);
  await settled();
  expect(kept.get('0')?.[3]).toEqual(['no', 'no', 'no']);
  expect(view().hints.chain).toMatchObject({ note: null, noted: words.notedWhy });
});

test('a row that was checked is laid beside the row that speaks against it', async () => {
  const { view } = await explained(['112'], 'check', '134');
  const { chain } = view().hints;
  expect(chain?.steps.map(({ label }) => label)).toEqual([
    'Row 1 has the same peg in hole 1. If this were the code, it would get 1 black, but its answer is 1 black, 1 white.',
  ]);
  expect(chain).toMatchObject({ note: null, noted: null });
  const cells = view().boards[0]?.rows[0]?.cells.map(({ named }) => named === true);
  expect(cells).toEqual([true, false, false]);
});

test('a new row ends it', async () => {
  const { view, type, settled } = await explained(['444'], 'clue');
  type('1', '1', '1', 'Enter');
  await settled();
  expect(view().hints).toMatchObject({ why: null, chain: null });
});
