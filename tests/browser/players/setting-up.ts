// From the set-up to the table: every choice is made control by control.

import { countCodes, EDITIONS, type Edition, type Terms, widestSpec } from '@blackpeg/rules';
import {
  formName,
  type Language,
  type SetUpWords,
  setUpTexts,
  variantName,
  type Who,
} from '@blackpeg/wording';
import type { App } from '../fixtures/app.ts';
import { openFolds } from '../steps.ts';
import type { Game } from './game.ts';
import { beginningWith, type Hands } from './hands.ts';

/** Chooses what is not chosen already, and starts. The house is the other side, unless it is one screen for two. */
export async function sitDown(app: App, hands: Hands, { language, terms }: Game): Promise<void> {
  const words = setUpTexts(language);
  await openFolds(app);
  for (const [group, option] of choicesFor(language, words, terms)) await hands.choose(group, option);
  const { edition, form } = terms;
  if (EDITIONS[edition.name].sizing === 'table' && edition.blanks === 'on' && form !== 'classic')
    await hands.press(words.sizes.blanks, 'switch');
  await hands.press(words.start);
  await app.page.waitForURL('**/play/*');
  await app.arrives();
}

type Choice = readonly [group: string, option: string | RegExp];

function choicesFor(language: Language, words: SetUpWords, terms: Terms): readonly Choice[] {
  const { opponent, match, sizes } = words;
  const { edition, form, oneScreen, marker, pace, firstMaker } = terms;
  const one: Who = oneScreen ? { kind: 'other', name: opponent.usual[0] } : { kind: 'you' };
  return [
    ...(oneScreen ? [[opponent.label, opponent.screen] as const] : []),
    ...sizeOf(language, words, terms),
    ...(form === 'classic' && !oneScreen ? [[opponent.form, formName(language, form)] as const] : []),
    ...(form === 'classic' && edition.name === 'super' && edition.blanks !== 'off'
      ? [[sizes.blanks, sizes.blanksOptions[edition.blanks]] as const]
      : []),
    ...(form === 'classic' && firstMaker === 0 ? [[match.first, match.who(one)] as const] : []),
    ...(marker === 'automatic' ? [] : [[match.marker, match.markers[marker].title] as const]),
    ...(form === 'duel' && pace === 'free' ? [[match.pace, match.paces.free.title] as const] : []),
  ];
}

/** Every box opens at its own size. */
function sizeOf(language: Language, words: SetUpWords, { edition, oneScreen }: Terms): readonly Choice[] {
  const { sizes, opponent } = words;
  const [holes = 0, others] = edition.holes;
  switch (EDITIONS[edition.name].sizing) {
    case 'table': {
      const colours = edition.facets[0]?.size ?? 0;
      if (holes === 5 && colours === 8) return [];
      const cell = sizes.cell(countCodes(widestSpec(edition)), holes, colours);
      return [[sizes.table, beginningWith(cell)]];
    }
    case 'rings': {
      const [one, other]: readonly Who[] = oneScreen
        ? opponent.usual.map((name) => ({ kind: 'other', name }) as const)
        : [{ kind: 'you' }, { kind: 'house' }];
      if (others === undefined && holes === 5) return [];
      if (others === undefined) return [[sizes.games, beginningWith(sizes.rings.four.title)]];
      if (!one || !other) return [];
      const variant = holes === 4 ? sizes.handicap(one, other) : sizes.handicap(other, one);
      return [[sizes.games, beginningWith(variant.title)]];
    }
    case 'blanks':
    case 'games':
      return edition.game === '1' ? [] : [[sizes.games, cardNamed(language, edition)]];
    case 'free':
      return [];
  }
}

/** A card is named by its title, then by its number of codes. */
function cardNamed(language: Language, edition: Edition): RegExp {
  return beginningWith(variantName(language, edition), String.raw`\s*\d`);
}
