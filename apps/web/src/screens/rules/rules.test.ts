// Pages of rules: every text is used, every number comes from the rules, every example is marked by them.

import { checkCode, checkEdition, EDITION_NAMES, mark, widestSpec } from '@blackpeg/rules';
import { LANGUAGES, rulesTexts, ruleText } from '@blackpeg/wording';
import { expect, test } from 'vitest';
import { exampleNames, exampleOf, factsOf } from './examples.ts';
import { pageOf } from './pages.ts';

const all = EDITION_NAMES.map((name) => [name, pageOf(name)] as const);
const blocksOf = (name: (typeof EDITION_NAMES)[number]) =>
  pageOf(name).sections.flatMap(({ blocks }) => blocks);
const textsOf = (name: (typeof EDITION_NAMES)[number]) =>
  blocksOf(name).flatMap((block) =>
    block.kind === 'text' ? [block.text] : block.kind === 'list' ? block.texts : [],
  );

const examplesOf = (name: (typeof EDITION_NAMES)[number]) =>
  exampleNames(name).flatMap((key) => {
    const example = exampleOf(name, key);
    return example ? [{ key, ...example }] : [];
  });

test.each(all)('the page of %s has no section twice and describes an existing game', (_, page) => {
  const names = page.sections.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect([checkEdition(page.edition).ok, checkEdition(page.widest).ok]).toEqual([true, true]);
});

test('every text of the rules is on some page', () => {
  const used = new Set(EDITION_NAMES.flatMap(textsOf));
  expect(Object.keys(rulesTexts('en').texts).filter((name) => !used.has(name as never))).toEqual([]);
});

test('every example is on the page of its edition, is legal there, and only there', () => {
  for (const name of EDITION_NAMES) {
    const shown = blocksOf(name).flatMap((block) => (block.kind === 'example' ? [block.example] : []));
    expect([...shown].sort()).toEqual([...exampleNames(name)].sort());
    for (const { edition, code, row } of examplesOf(name)) {
      const spec = widestSpec(edition);
      expect([checkEdition(edition).ok, checkCode(spec, code).ok, checkCode(spec, row).ok]).toEqual([
        true,
        true,
        true,
      ]);
    }
  }
});

test('examples show what their captions promise', () => {
  const answers = (name: (typeof EDITION_NAMES)[number]) =>
    Object.fromEntries(
      examplesOf(name).map(({ key, edition, code, row }) => {
        const { black, white, blue } = mark(edition.marking, code, row);
        return [key, `${black}/${white}/${blue}`];
      }),
    );
  expect(answers('super')).toEqual({
    plain: '2/1/0',
    'twice-in-row': '1/1/0',
    'twice-in-code': '1/0/0',
    nothing: '0/0/0',
    blanks: '2/2/0',
  });
  expect(answers('duel')).toEqual({ plain: '2/1/0', 'twice-in-row': '1/2/0' });
  expect(answers('braille')).toEqual({ plain: '2/1/0', 'twice-in-row': '1/1/0', blanks: '1/2/0' });
  // F3: three of the rulebook's examples, and one in which a white leaves no blue.
  expect(answers('shapes')).toEqual({
    pairs: '1/2/0',
    blue: '1/1/1',
    'blue-spent': '1/1/0',
    'blank-pairs': '1/1/1',
  });
  expect(answers('custom')).toEqual({ 'no-repeats': '1/2/0' });
});

test('C1a, C2, C4a, C5a, C6a, C7: the pages speak of as many codes as there are', () => {
  const counts = Object.fromEntries(
    all.map(([name, { edition, widest }]) => {
      const { codes, codesWithBlanks, rows, supply } = factsOf(name, edition, widest);
      return [name, [codes, codesWithBlanks, rows, supply]];
    }),
  );
  expect(counts).toMatchObject({
    super: [32_768, 59_049, 12, 24],
    duel: [32_768, 32_768, 12, 12],
    braille: [1296, 2401, 10, 12],
    shapes: [390_625, 1_679_616, 10, 12],
  });
});

test.each(LANGUAGES)('in %s every sentence is whole, and none shouts', (language) => {
  const { texts, goals } = rulesTexts(language);
  const { edition, widest } = pageOf('super');
  const facts = factsOf('super', edition, widest);
  const said = [...Object.values(texts).map((text) => ruleText(text, facts)), ...Object.values(goals)];
  expect(new Set(said).size).toBe(said.length);
  for (const sentence of said) {
    expect(sentence).toMatch(/^[\p{Lu}\d“«„].*\.$/u);
    expect(sentence).not.toMatch(/undefined|\bnull\b|NaN|\[object| {2}|!/);
    if (language === 'fr') expect(sentence).not.toMatch(/[^\u202f][:;?»]|«[^\u202f]|'/u);
  }
});
