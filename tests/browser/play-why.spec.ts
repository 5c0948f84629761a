// Explanations of hints: steps that highlight their rows on the board, and are copied into the notes with one press.

import { playTexts } from '@blackpeg/wording';
import { checkAxe, expect, test } from './fixtures/index.ts';
import { RUNNING } from './states/matches.ts';
import { furnish } from './states/storage.ts';

const { hints, notes } = playTexts('en');

for (const device of ['@phone', '@desktop']) {
  test(`a clue is explained, lit and noted ${device}`, async ({ app }) => {
    const { page } = app;
    await furnish(app, { matches: [RUNNING] });
    await app.open({ screen: 'play', match: RUNNING.match }, { count: true });
    if (device === '@phone') await page.getByRole('button', { name: hints.heading, exact: true }).click();
    await expect(page.getByText(hints.stillFit(3))).toBeVisible();
    await expect(page.locator('[data-hints] canvas'), 'as dots too').toBeVisible();
    await page.getByRole('button', { name: hints.clue.label }).click();
    const clue = page.locator('[data-hints] .told p').first();
    await expect(clue).toBeVisible();
    await page.evaluate(holdQuestion, 'why');
    await page.getByRole('button', { name: hints.why, exact: true }).click();
    await expect(page.getByText(hints.thinking)).toBeVisible();
    expect(await clue.isVisible(), 'what is explained stays').toBe(true);
    await page.evaluate(() => (globalThis as unknown as Held).ask());
    const why = page.getByRole('region', { name: hints.whyHeading, exact: true });
    const steps = why.getByRole('listitem').getByRole('button');
    await expect(steps.first()).toHaveAttribute('aria-pressed', 'true');
    // The key is gone; who pressed it goes on with the steps.
    await expect(why.getByText(hints.whyHeading, { exact: true })).toBeFocused();
    await expect(steps.first()).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.row.named').first()).toBeVisible();
    await steps.last().click();
    await expect(steps.last()).toHaveAttribute('aria-pressed', 'true');
    await checkAxe(page);
    await why.getByRole('button', { name: hints.noteWhy }).click();
    await expect(why.getByText(hints.notedWhy)).toBeVisible();
    if (device === '@phone') return;
    await why.getByText(hints.notedWhy).scrollIntoViewIfNeeded();
    const note = page.getByRole('grid', { name: notes.heading }).locator('.cell.no').first();
    await expect(note, 'what was written is in sight').toBeInViewport({ ratio: 1 });
  });
}

interface Held {
  ask(): void;
}

/** Runs in the page: the next question of this name goes to the solver when `ask` is called. */
function holdQuestion(name: string): void {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message: unknown, ...rest: readonly never[]) {
    const ask = () => post.call(this, message, ...rest);
    if (!JSON.stringify(message).includes(`"${name}"`)) return ask();
    Worker.prototype.postMessage = post;
    Object.assign(globalThis, { ask });
  };
}
