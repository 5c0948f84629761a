// The set-up of every edition: the page has the sentences of the screen, in their order.

import { EDITION_NAMES } from '@blackpeg/rules';
import { type Choices, linesOf, OPPONENTS, setUpView, standardChoices } from '@blackpeg/screens/set-up';
import { editionName, formName, LANGUAGES, type Language, setUpTexts } from '@blackpeg/wording';
import type { App } from './fixtures/app.ts';
import { someOf } from './fixtures/full.ts';
import { expect } from './fixtures/index.ts';
import { test } from './fixtures/one-page.ts';
import { openFolds } from './steps.ts';

async function expectLines({ page }: App, choices: Choices, language: Language): Promise<void> {
  const view = setUpView(choices, { language, opponents: OPPONENTS });
  await expect(page.getByText(view.agreed)).toBeVisible();
  let rest = ((await page.locator('main').textContent()) ?? '').replace(/\s+/g, ' ');
  for (const line of linesOf(view).map((each) => each.replace(/\s+/g, ' '))) {
    expect(rest).toContain(line);
    rest = rest.slice(rest.indexOf(line) + line.length);
  }
}

for (const language of LANGUAGES) {
  test(`a set-up shows what its screen says, in ${language} @desktop`, async ({ app }) => {
    const turn = LANGUAGES.indexOf(language);
    for (const edition of someOf(EDITION_NAMES, (_, index) => index % LANGUAGES.length === turn)) {
      await app.open({ screen: 'set-up', edition }, { language });
      await expectLines(app, standardChoices(edition), language);
      await expect(app.page.locator('main h1')).toContainText(editionName(language, edition));
    }
  });
}

test('what is agreed follows every choice, and one name of two is kept @phone', async ({ app }) => {
  const { opponent, sizes } = setUpTexts('en');
  const { page } = app;
  const choose = (group: string, option: string) =>
    page.getByRole('group', { name: group }).getByRole('radio', { name: option }).check();
  // The opponent comes before the table of sizes, which is folded.
  for (const edition of ['mini', 'braille', 'shapes', 'duel', 'super'] as const) {
    await app.open({ screen: 'set-up', edition });
    const whom = page.getByRole('group', { name: opponent.label });
    await whom.waitFor();
    expect((await whom.boundingBox())?.y, edition).toBeLessThan(400);
  }
  await expect(page.getByRole('radiogroup', { name: sizes.table })).toBeHidden();
  await choose(opponent.form, formName('en', 'classic'));
  await page.locator('summary', { hasText: sizes.change }).click();
  await choose(sizes.blanks, sizes.blanksOptions.choice);
  const classic = { ...standardChoices('super'), form: 'classic', blanks: 'choice' } as const;
  await expectLines(app, classic, 'en');
  await choose(opponent.label, opponent.screen);
  await page.getByLabel(opponent.names[0]).fill('Guest');
  await expectLines(app, { ...classic, opponent: 'screen', names: ['Guest', ''] }, 'en');
});

test('the switch of the blanks stands before its words', async ({ app }) => {
  const { page } = app;
  const { blanks } = setUpTexts('en').sizes;
  await app.open({ screen: 'set-up', edition: 'super' });
  await openFolds(app);
  const shown = page.getByRole('switch', { name: blanks });
  const [control, label] = await Promise.all([
    shown.boundingBox(),
    page.getByText(blanks, { exact: true }).boundingBox(),
  ]);
  expect((control?.x ?? 0) + (control?.width ?? 0)).toBeLessThan(label?.x ?? 0);
  await shown.press(' ');
  await expect(shown).toBeChecked();
});

test('less common rules stay visible while they are changed @desktop', async ({ app }) => {
  const { more, tray } = setUpTexts('en');
  const { page } = app;
  await app.open({ screen: 'set-up', edition: 'super' });
  await page.locator('summary', { hasText: more }).click();
  const supplies = page.getByRole('group', { name: tray.label });
  for (const supply of ['24', '20']) {
    await supplies.getByRole('radio', { name: supply, exact: true }).check();
    await expect(page.getByText(tray.note(Number(supply), 2))).toBeVisible();
  }
});

test('a clock of one minute takes two taps, and what is asked first fits a window of 800 @desktop', async ({
  app,
}) => {
  const { time, start } = setUpTexts('en');
  const { page } = app;
  for (const edition of EDITION_NAMES) {
    await app.open({ screen: 'set-up', edition });
    const { bottom, height } = await page.locator('.panel').evaluate((panel) => ({
      bottom: panel.getBoundingClientRect().bottom,
      height: innerHeight,
    }));
    const key = await page.getByRole('button', { name: start }).boundingBox();
    expect(bottom, edition).toBeLessThanOrEqual(height - (key?.height ?? 0));
  }
  await app.open({ screen: 'set-up', edition: 'super' });
  await page.getByRole('radio', { name: time.times.one, exact: true }).check();
  await page.getByRole('button', { name: start }).click();
  await expect(
    page
      .getByRole('timer')
      .or(page.getByText(/^(1:00|0:5\d)$/))
      .first(),
  ).toBeVisible();
});
