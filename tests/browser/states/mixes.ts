// In which languages, themes and sizes the screens are checked.

import { LANGUAGES, type Language } from '@blackpeg/wording';
import { someOf } from '../fixtures/full.ts';
import { allMixes, pairwise } from './pairwise.ts';
import { STATES } from './states.ts';

/** The windows of playwright.config.ts. */
export const WINDOWS = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const SIZES = ['desktop', 'phone'] as const;

const THEMES = ['light', 'dark', 'contrast'] as const;

/** The language, theme and text size of a screen. */
export interface Clothes {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
}

export const ALL_CLOTHES: readonly Clothes[] = allMixes({ language: LANGUAGES, theme: THEMES });

const FEW = pairwise({
  state: STATES.map(({ name }) => name),
  language: LANGUAGES,
  theme: THEMES,
  size: SIZES,
});

/** In `npm test` every third one, in `npm run test:full` all: for what is true of the words, and so of most screens at once. */
export const SOME_STATES = someOf(STATES, (_, index) => index % 3 === 0);

/** Over all states each pair of state, language, theme and size occurs; each state occurs in both sizes. */
export function someClothes(state: string, size: (typeof SIZES)[number]): readonly Clothes[] {
  return FEW.filter((mix) => mix.state === state && mix.size === size);
}
