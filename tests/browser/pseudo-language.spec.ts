// Screens in a language made by rule from English (U21): a word with a plain vowel is not in the words, and a
// text that is two fifths longer still fits. The page gets that language in place of French.

import { readdirSync } from 'node:fs';
import { STANDARD_KEYS } from '@blackpeg/screens/play';
import { LANGUAGES, languageName } from '@blackpeg/wording';
import type { Page } from '@playwright/test';
import { plainWordsIn, pseudoWords } from '../../core/wording/src/words/pseudo.testing.ts';
import { layoutFaults } from './checks/layout.ts';
import type { App } from './fixtures/app.ts';
import { expect, test } from './fixtures/index.ts';
import { wear } from './states/appearance.ts';
import { SOME_STATES } from './states/mixes.ts';
import { STATES, type State } from './states/states.ts';

const CHOICES = { choices: { theme: 'light', motion: 'reduced', housePace: 'at-once' } } as const;
test.use(CHOICES);

/** Of the program, of languages, and of those who play. */
const NAMES = new Set(['Blackpeg', 'Player', 'Guest', 'You', ...LANGUAGES.map(languageName)]);

/** The query of a single key. */
const ASKING = [
  'last-row',
  'rows-left',
  'score',
  'turn',
  'clock',
  'secret',
  'what-fits',
  'known',
  'tray',
  'again',
] as const;

const ENGLISH = readdirSync(new URL('../../apps/web/dist/assets', import.meta.url)).filter((file) =>
  /^words-en-.+\.js$/.test(file),
);

/** A script of words exports them as `t`, the name that the build gives them. */
async function replaceFrench(page: Page): Promise<void> {
  await page.route(/\/assets\/words-fr-/, (route) => {
    const part = /words-fr-(\w+)-/.exec(route.request().url())?.[1];
    const script = ENGLISH.find((file) => file.startsWith(`words-en-${part}-`));
    const body = `import { t } from './${script}';\n${pseudoWords}\nconst made = pseudoWords(t);\nexport { made as t };`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
}

/** What is wrong with it: texts that are not in the words, and texts that do not fit. */
async function faultsIn(app: App, state: State): Promise<object> {
  await state.reach(app, 'en');
  await wear(app.page, { language: 'fr' });
  const texts = await app.page.evaluate(textsOfPage);
  const { sideways, cutOff, covered } = await layoutFaults(app.page);
  return { outside: texts.filter(isOutside), sideways, cutOff, covered };
}

/** Capitals alone are a code. */
function isOutside(text: string): boolean {
  return plainWordsIn(text).some((word) => /\p{Ll}/u.test(word) && !NAMES.has(word));
}

const NOTHING = { outside: [], sideways: [], cutOff: [], covered: [] };

test('U21: every text is in the words, none is cut off @phone', async ({ app }) => {
  await replaceFrench(app.page);
  // One page for all of them, not shared with other tests: it keeps these words.
  await app.keepOpen(CHOICES.choices);
  for (const state of SOME_STATES.filter(({ sharesPage }) => sharesPage))
    expect.soft(await faultsIn(app, state), state.name).toEqual(NOTHING);
});

test('U21: every announcement is in the words @phone', async ({ app }) => {
  const { page } = app;
  await replaceFrench(page);
  await STATES.find(({ name }) => name === 'play-super')?.reach(app, 'en');
  await wear(page, { language: 'fr' });
  await page.getByRole('gridcell', { selected: true }).focus();
  for (const key of ['1', 'Enter', ...ASKING.map((name) => STANDARD_KEYS[name])]) {
    const before = (await app.heard()).length;
    await page.keyboard.press(key);
    await expect.poll(async () => (await app.heard()).length, `after ${key}`).toBeGreaterThan(before);
    expect.soft((await app.heard()).slice(before).filter(isOutside), `after ${key}`).toEqual([]);
  }
});

test('U21: so it is on screens that need a page of their own @phone', async ({ app }) => {
  await replaceFrench(app.page);
  for (const state of SOME_STATES.filter(({ sharesPage }) => !sharesPage)) {
    expect.soft(await faultsIn(app, state), state.name).toEqual(NOTHING);
    // One of them is about a server that does not answer.
    await app.page.unroute('**/api/**');
  }
});

/** Runs in the page: texts and accessible names. Earlier announcements are in the previous language, a licence in its own. */
function textsOfPage(): readonly string[] {
  const NAMED = 'aria-label aria-description aria-valuetext aria-roledescription alt title placeholder'.split(
    ' ',
  );
  const OTHERS = 'script, style, noscript, #not-loaded, [aria-live], [role=status], [lang=en]';
  const texts = new Set([document.title]);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Element) for (const name of NAMED) texts.add(node.getAttribute(name) ?? '');
    else if (node.parentElement?.closest(OTHERS) === null) texts.add(node.textContent?.trim() ?? '');
  }
  return [...texts];
}
