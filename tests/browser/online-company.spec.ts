// People at a table: one who leaves and comes back, and what they say to each other.

import { type Code, PERSON, standardTerms, type Terms } from '@blackpeg/rules';
import { settingsTexts, tableTexts, whoIs } from '@blackpeg/wording';
import { checkAxe, expect } from './fixtures/index.ts';
import { endedRound } from './online-logs.ts';
import { type Person, speakerFor, test } from './online-people.ts';
import { at, goOn, marked, playRound } from './online-rounds.ts';
import { expectEnd, expectReveal, expectRows, expectSeals } from './online-sights.ts';
import { openCompany, say } from './online-steps.ts';
import { SMALL } from './players/plays.ts';
import { hide, place } from './players/rounds.ts';
import { PATIENCE } from './players/waiting.ts';

test.use({ actionTimeout: 30_000 });

const TERMS: Terms = standardTerms(SMALL, { seats: [PERSON, PERSON], firstMaker: 0 });
const SIDES = { maker: 0, breaker: 1 } as const;
const SECRET: Code = [4, 3, 1];

test('E6a, E6b, E6d: a seat is kept for a player who leaves or steps away; afterwards the round may be claimed, in fr and en @desktop', async ({
  people,
}) => {
  test.slow();
  const both = await people.sit(
    { ...TERMS, absence: 4000 },
    { language: 'fr', hands: 'keyboard' },
    { language: 'en', hands: 'touch' },
  );
  const [maker, breaker] = [at(both, 0), at(both, 1)];
  const words = tableTexts('fr');
  await hide(maker, SECRET);
  await place(breaker, 1, [1, 1, 2]);
  const rows = [marked(breaker, [1, 1, 2], SECRET)];
  await leave(breaker);
  await breaker.app.page.goBack();
  await breaker.app.page.locator('.board').first().waitFor();
  await expectRows(breaker, SIDES, rows);

  const who = whoIs(speakerFor(maker), 1);
  const [kept = ''] = words.away.kept(who, '#').split('#');
  // It is shown only briefly, so every frame is checked.
  const seen = () =>
    maker.app.page.waitForFunction((text) => document.body.textContent?.includes(text), kept);
  // Away with the page still open, and back by a key.
  const isAway = seen();
  await stepAway(breaker);
  await isAway;
  const own = tableTexts('en').away;
  // On a phone a notice is a line in the bar, and opens when it is pressed.
  await breaker.app.page.locator('.news-key').click();
  await checkAxe(breaker.app.page);
  await breaker.app.page.getByRole('button', { name: own.back, exact: true }).click();
  await expect(maker.app.page.getByText(kept)).toHaveCount(0);
  await expect(maker.app.page.getByText(words.away.over(who), { exact: true })).toHaveCount(0);
  await expect(breaker.app.page.getByRole('gridcell', { selected: true })).toBeFocused();
  const gone = seen();
  await leave(breaker);
  await gone;
  await maker.app.hears(words.away.over(who));
  await expect(maker.app.page.locator('p', { hasText: words.away.over(who) })).toBeVisible(PATIENCE);
  await maker.hands.press(words.away.takeRound);
  await maker.app.page
    .getByRole('dialog')
    .getByRole('button', { name: words.away.takeRound, exact: true })
    .click();
  await expectReveal([maker], 0);
  expect((await endedRound(maker, 0)).outcome).toMatchObject({ kind: 'unbroken' });

  // A player who comes back plays on.
  await breaker.app.page.goBack();
  await goOn(both, 'swap');
  await playRound(both, { maker: 1, breaker: 0, secret: [2, 2, 1], guesses: [[2, 2, 1]] });
  await expectEnd(both);
});

test('R20: a phrase is said, heard in the language of the other, and can be switched off, in en and de @desktop', async ({
  people,
}) => {
  test.slow();
  const both = await people.sit(
    TERMS,
    { language: 'en', hands: 'touch' },
    { language: 'de', hands: 'keyboard' },
  );
  const [one, other] = [at(both, 0), at(both, 1)];
  const { talk } = tableTexts('de');
  const who = whoIs(speakerFor(other), 0);
  await say(one, 'good-luck');
  const sentence = talk.said(who, talk.phrases['good-luck']);
  await other.app.hears(sentence);
  await expect(other.app.page.getByRole('main').getByText(sentence, { exact: true })).toBeVisible();

  // From the settings and back, as anybody would.
  const { online } = settingsTexts('de');
  await other.app.page.goto(`${other.app.origin}/settings`);
  await other.app.arrives();
  await other.app.page.getByRole('switch', { name: online.phrases.label }).click();
  await other.app.page.goBack();
  await other.app.page.locator('.board').first().waitFor();
  await say(one, 'hello');
  await hide(one, SECRET);
  await expectSeals(both);
  const heard = (await other.app.heard()).join('\n');
  expect(heard).not.toContain(talk.phrases.hello);
  await expect(other.app.page.getByText(talk.said(who, talk.phrases.hello))).toHaveCount(0);
  expect(
    other.frames.some((frame) => frame.includes('"phrase":"hello"')),
    'that it was told',
  ).toBe(true);
  await other.app.page.getByRole('button', { name: tableTexts('de').here.all([who]), exact: true }).click();
  await expect(other.app.page.getByRole('dialog')).toContainText(talk.off);
});

async function stepAway(person: Person): Promise<void> {
  const { here } = tableTexts(person.language);
  await openCompany(person);
  await person.app.page.getByRole('dialog').getByRole('button', { name: here.stepAway }).click();
  await person.app.hears(/You have left the table/);
}

async function leave(person: Person): Promise<void> {
  const { here } = tableTexts(person.language);
  await openCompany(person);
  await person.app.page.getByRole('dialog').getByRole('button', { name: here.leave }).click();
  await person.app.page.waitForURL('**/online');
}
