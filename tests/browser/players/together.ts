// Two people at one screen: whose turn at the screen it is, the cover between them, and what must stay hidden
// meanwhile.

import { allPegs, type Code, PERSON, widestSpec } from '@blackpeg/rules';
import { briefCode, codeName, pegName, playTexts, type Speaker, setUpTexts } from '@blackpeg/wording';
import { expect } from '@playwright/test';
import type { App } from '../fixtures/app.ts';
import type { Game } from './game.ts';
import type { Seated } from './player.ts';
import { type HandsName, handsFor } from './plays.ts';
import { sitDown } from './setting-up.ts';

export interface Together extends Seated {
  /** By seat. */
  readonly names: readonly [string, string];
}

export const TWO_PEOPLE = [PERSON, PERSON] as const;

/** At the table, covered. */
export async function sitTogether(app: App, game: Game, how: HandsName): Promise<Together> {
  const { language, terms } = game;
  const hands = handsFor(app, { edition: terms.edition, language, hands: how });
  await app.open(
    { screen: 'set-up', edition: terms.edition.name },
    { language, detail: 'full', sound: false },
  );
  await sitDown(app, hands, game);
  return { ...game, app, hands, names: setUpTexts(language).opponent.usual };
}

/** The listener when this seat has the screen. */
export function speakerAt({ language, terms, names }: Together, seat: number): Speaker {
  return { language, edition: terms.edition, you: seat, names: (other) => names[other] ?? null };
}

/** T4b: the cover is shown for this seat, and nothing of the game is on the page in any form. */
export async function expectLid(
  together: Together,
  seat: 0 | 1,
  secrets: readonly Code[] = [],
): Promise<void> {
  const { app, language, names } = together;
  const { page } = app;
  const { handOver } = playTexts(language);
  const turn = handOver.turn(names[seat]);
  await expect(page.locator('main h1')).toHaveText(turn);
  const tree = await page.locator('body').ariaSnapshot();
  expect(tree).toContain(`heading "${turn}" [level=1]`);
  expect(tree).not.toMatch(/^ *- (?:grid|gridcell|toolbar|radiogroup|img|dialog)\b/m);
  const texts = [tree, await page.evaluate(everythingWritten)];
  for (const text of texts) expectNothingOf(together, secrets, text);
  // Of all drawings only the logo is left.
  await expect(page.locator('main svg')).toHaveCount(1);
}

/** Runs in the page: every text and attribute, visible or not, except those only for style sheets. */
function everythingWritten(): string {
  const values = [...document.querySelectorAll('body, body *')].flatMap((element) =>
    [...element.attributes].filter(({ name }) => name !== 'class').map(({ value }) => value),
  );
  return [document.title, document.body.textContent, ...values].join('\n');
}

export async function lift({ app, hands, language, names }: Together, seat: 0 | 1): Promise<void> {
  await hands.press(playTexts(language).handOver.iAm(names[seat]));
  await app.page.getByRole('grid').first().waitFor();
}

/** Neither a code nor the name of any peg; the name of the game does not count. */
function expectNothingOf(
  { language, terms: { edition } }: Together,
  secrets: readonly Code[],
  text: string,
): void {
  for (const code of secrets) {
    expect(text).not.toContain(codeName(language, edition, code));
    expect(text).not.toContain(briefCode(language, edition, code));
  }
  for (const peg of allPegs(widestSpec(edition))) {
    const name = pegName(language, edition, peg);
    expect(text).not.toMatch(new RegExp(String.raw`(?<![\p{L}\d-])${name}(?![\p{L}\d-])`, 'iu'));
  }
}
