// The rules of an edition as lines of text, for paper and for embossers: pictures are described in words.

import { allPegs, EDITIONS, type EditionName, mark, specFor } from '@blackpeg/rules';
import type { EmbossBlock } from '@blackpeg/screens/emboss';
import {
  answerText,
  boardTexts,
  brailleDigit,
  codeName,
  KEYS,
  type Language,
  pegName,
  rulesTexts,
  ruleText,
} from '@blackpeg/wording';
import { keysOf, MEANINGS, matterOf } from '../../compose/answers.ts';
import { dotsOf, keyLooks } from '../../pieces/looks.ts';
import { exampleOf, factsOf } from './examples.ts';
import { type PageBlock, pageOf, type RulesPage } from './pages.ts';

/** A block for each section, its heading first. */
export function rulesLines(language: Language, name: EditionName): readonly EmbossBlock[] {
  const words = rulesTexts(language);
  const page = pageOf(name);
  return page.sections.map(({ name: section, blocks }) => [
    words.sections[section],
    ...blocks.flatMap((block) => blockLines(language, name, page, block)),
  ]);
}

function blockLines(
  language: Language,
  name: EditionName,
  { edition, widest }: RulesPage,
  block: PageBlock,
): readonly string[] {
  const words = rulesTexts(language);
  const facts = factsOf(name, edition, widest);
  switch (block.kind) {
    case 'goal':
      return [words.goals[EDITIONS[name].pieces]];
    case 'text':
      return [ruleText(words.texts[block.text], facts)];
    case 'list':
      return block.texts.map((text) => ruleText(words.texts[text], facts));
    case 'example':
      return exampleLines(language, name, block.example);
    case 'keys':
      return keyLines(language, edition);
    case 'holes':
      return [words.emptyHole, words.blankHole];
    case 'pegs':
    case 'cells': {
      const spec = specFor(edition, 0, false);
      const pegs = allPegs(spec).filter((peg) => spec.facets.length === 1 || peg % 11 === 0);
      return pegs.map((peg) => {
        const dots = block.kind === 'cells' ? `: ${words.dots(dotsOf(brailleDigit(language, peg)))}` : '';
        return `${pegName(language, edition, peg)}${dots}`;
      });
    }
  }
}

function exampleLines(
  language: Language,
  name: EditionName,
  wanted: Extract<PageBlock, { kind: 'example' }>['example'],
): readonly string[] {
  const words = rulesTexts(language);
  const example = exampleOf(name, wanted);
  if (!example) return [];
  const { edition, code, row } = example;
  const answer = answerText(language, edition.name, mark(edition.marking, code, row));
  const told = words.example(codeName(language, edition, code), codeName(language, edition, row), answer);
  return [`${words.examples[wanted]}. ${told}`];
}

function keyLines(language: Language, edition: RulesPage['edition']): readonly string[] {
  const words = boardTexts(language);
  const looks = keyLooks(edition);
  return keysOf(edition).flatMap((key) => {
    const look = looks[KEYS.indexOf(key)] ?? 'none';
    return look === 'none'
      ? []
      : [`${words.keys[look].form}: ${words.meanings[matterOf(edition)][MEANINGS[key]]}.`];
  });
}
