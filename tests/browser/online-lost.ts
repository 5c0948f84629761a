// Checks after a failure in mid-round: the message about the connection, the half-filled row, each row once, its time.

import type { Code, Milliseconds } from '@blackpeg/rules';
import { pegName, playTexts, tableTexts } from '@blackpeg/wording';
import { expect } from '@playwright/test';
import { endedRound } from './online-logs.ts';
import type { Person } from './online-people.ts';
import { openRow } from './players/hands.ts';
import { PATIENCE } from './players/waiting.ts';

/** The connection is lost: this is announced, and shown above the controls, on a phone in the bar. */
export async function expectDown({ app, language }: Person): Promise<void> {
  const { line } = tableTexts(language);
  await app.hears(line.downText);
  await expect(app.page.locator('p:visible, button:visible', { hasText: line.downText })).toBeVisible();
}

export async function expectBack({ app, language }: Person): Promise<void> {
  const { line } = tableTexts(language);
  await app.hears(line.back);
  await expect(app.page.locator('p', { hasText: line.downText })).toHaveCount(0);
}

/** Reloads the page. */
export async function loadAgain({ app }: Person): Promise<void> {
  await app.reload();
  await app.page.locator('.board').first().waitFor();
  await app.forget();
}

/** The open row holds these pegs from the left, and nothing else. */
export async function expectDraft(person: Person, pegs: Code): Promise<void> {
  const { app, language, terms } = person;
  const { edition } = terms;
  const { hole, stillEmpty } = playTexts(language).board;
  const cells = openRow({ page: app.page, language, edition }).getByRole('gridcell');
  for (let index = 0; index < (edition.holes[0] ?? 0); index += 1) {
    const peg = pegs[index];
    const name = hole(index + 1, peg === undefined ? stillEmpty : pegName(language, edition, peg));
    await expect(cells.nth(index)).toHaveAccessibleName(name, PATIENCE);
  }
}

/** R5: of the first round this many rows, each of them once, whatever was sent again; and the time each took. */
export async function placedOnce(people: readonly Person[], rows: number): Promise<readonly Milliseconds[]> {
  let times: readonly Milliseconds[] = [];
  for (const person of people) {
    const round = await endedRound(person, 0);
    expect(round.placed).toBe(rows);
    times = round.boards[0]?.rows.map(({ spent }) => spent) ?? [];
    expect(times).toHaveLength(rows);
  }
  return times;
}
