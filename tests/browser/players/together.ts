// Two people at one screen: whose turn at the screen it is, the cover between them, and what must stay hidden
// meanwhile.

import { allPegs, type Code, PERSON, widestSpec } from '@blackpeg/rules';
import {
  briefCode,
  codeName,
  type Language,
  pegName,
  playTexts,
  type Speaker,
  setUpTexts,
} from '@blackpeg/wording';
import { expect } from '@playwright/test';
import type { Settings } from '../../../apps/web/src/app/settings.ts';
import type { Table } from '../../../core/rules/src/table.testing.ts';
import type { App } from '../fixtures/app.ts';
import { played } from '../states/matches.ts';
import { furnish } from '../states/storage.ts';
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
  await app.open({ screen: 'set-up', edition: terms.edition.name }, settingsIn(language));
  await sitDown(app, hands, game);
  return { ...game, app, hands, names: setUpTexts(language).opponent.usual };
}

/** A page that shows several tables in turn identifies each by its name. */
let kept = 0;

/** The same at a stored table where this was played, for tests that are not about the way there. */
export async function sitTogetherAtKept(
  app: App,
  { language, terms }: Game,
  how: HandsName,
  play: (table: Table) => void,
): Promise<Together> {
  const names = setUpTexts(language).opponent.usual;
  kept += 1;
  const sitters = names.map((name) => ({ kind: 'person', name }) as const);
  const match = played(`together-${kept}`, terms, sitters, play);
  await furnish(app, { matches: [match] });
  await app.open({ screen: 'play', match: match.match }, settingsIn(language));
  const hands = handsFor(app, { edition: terms.edition, language, hands: how });
  return { language, terms, app, hands, names };
}

function settingsIn(language: Language): Partial<Settings> {
  return { language, detail: 'full', sound: false };
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
