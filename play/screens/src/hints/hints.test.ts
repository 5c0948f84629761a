// Explanations of hints: requested, highlighted step by step on the board, and copied into the notes.

import { standardTerms, superEdition, widestSpec } from '@blackpeg/rules';
import type { Deduction } from '@blackpeg/solver';
import type { Thinker } from '@blackpeg/thinking';
import { playTexts } from '@blackpeg/wording';
import { expect, test, vi } from 'vitest';
import { screenAt } from '../play/screen.testing.ts';
import { createTestThinker } from '../thinker.testing.ts';
// Loaded before the first hint is waited for.
import { clueHint, fitsTexts, type HintScene, hintChain, rowHint } from './index.ts';

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

test('the chain is announced, and its first step is highlighted: rows, and in them the pegs that matter', async () => {
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

test('a checked row is compared with the row that contradicts it', async () => {
  const { view } = await explained(['112'], 'check', '134');
  const { chain } = view().hints;
  expect(chain?.steps.map(({ label }) => label)).toEqual([
    'Row 1 has the same peg in hole 1. If this were the code, it would get 1 black, but its answer is 1 black, 1 white.',
  ]);
  expect(chain).toMatchObject({ note: null, noted: null });
  const cells = view().boards[0]?.rows[0]?.cells.map(({ named }) => named === true);
  expect(cells).toEqual([true, false, false]);
});

test.each([
  ['en', '10 codes fit.', / And (\d) more\.$/],
  ['fr', '10 codes conviennent.', / Et (\d) autres\.$/],
  ['de', '10 Codes passen.', / Und (\d) weitere\.$/],
] as const)(
  'of the codes that fit as many are named as can be heard in one go: %s',
  async (language, total, more) => {
    const codes = Array.from({ length: 10 }, (_, index) => [7, 7, 7, 7, index % 8]);
    const thinker = { ask: async () => ({ count: 10, codes }) } as unknown as Thinker;
    const edition = superEdition();
    const scene = { thinker, clues: { spec: widestSpec(edition), rows: [] }, places: [], rowsLeft: 9 };
    const texts = async (detail: 'brief' | 'full') =>
      fitsTexts(
        { ...scene, speaker: { language, edition, you: 0, names: [] } } as unknown as HintScene,
        detail,
      );
    const full = await texts('full');
    expect(full[0]).toBe(total);
    const heard = full.join(' ');
    expect(heard.length).toBeLessThanOrEqual(120);
    expect(Number(more.exec(heard)?.[1])).toBe(12 - full.length);
    expect(full.length).toBeGreaterThan(3);
    expect((await texts('brief')).join(' ').length).toBeLessThanOrEqual(120);
  },
);

test('a new row ends it', async () => {
  const { view, type, settled } = await explained(['444'], 'clue');
  type('1', '1', '1', 'Enter');
  await settled();
  expect(view().hints).toMatchObject({ why: null, chain: null });
});

/** Rows of three holes and four colours with their answers, black and white, on the first rows of a board. */
function sceneOf(...rows: readonly (readonly [guess: string, black: number, white: number])[]): HintScene {
  const { ask } = createTestThinker();
  const edition = SOLITAIRE.edition;
  return {
    thinker: { ask } as Thinker,
    clues: {
      spec: widestSpec(edition),
      marking: edition.marking,
      missing: null,
      rows: rows.map(([guess, black, white]) => ({
        guess: [...guess].map(Number),
        mark: { black, white, blue: 0 },
      })),
    },
    // The first row of the board was lost on time.
    places: rows.map((_, row) => row + 1),
    rowsLeft: 5,
    speaker: { language: 'en', edition, you: 0, names: () => null },
  };
}

test('when everything that is certain was told, a clue says so; before that, nothing may be certain', async () => {
  const scene = sceneOf(['111', 0, 0]);
  const told: Deduction[] = [];
  let hint = await clueHint(scene, told);
  while (hint.clue && told.length < 20) {
    told.push(hint.clue);
    hint = await clueHint(scene, told);
  }
  expect(told.length).toBeGreaterThan(0);
  expect(hint.texts).toEqual([words.noMoreClues]);
  expect((await clueHint(sceneOf(), [])).texts).toEqual([words.noClue]);
});

test('that no code fits is said by a clue as by a good row, and explained by the rows that cannot all be right', async () => {
  const scene = sceneOf(['111', 0, 0], ['222', 1, 0], ['112', 0, 2]);
  for (const hint of [await clueHint(scene, []), await rowHint(scene)])
    expect(hint).toMatchObject({ texts: [words.nothingFits], of: 'contradiction' });
  const { steps, facts } = await hintChain(scene, 'contradiction');
  expect(facts).toEqual([]);
  expect(steps[0]).toEqual({
    text: 'The answers to rows 2 and 4 cannot both be right.',
    about: { rows: [1, 3], holes: [] },
  });
  expect(steps.slice(1).map(({ text, about }) => text.includes(`row ${(about.rows[0] ?? 0) + 1}`))).toEqual(
    steps.slice(1).map(() => true),
  );
});
