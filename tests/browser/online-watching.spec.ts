// A spectator who comes late: everything public, no secret, and the rematch with sides swapped.

import { type Code, PERSON, standardTerms, type Terms } from '@blackpeg/rules';
import { briefCode, codeName, playTexts, tableTexts } from '@blackpeg/wording';
import { expect } from './fixtures/index.ts';
import { expectDraft } from './online-lost.ts';
import { type Person, test } from './online-people.ts';
import { at, goOn, marked, playRound } from './online-rounds.ts';
import { expectEnd, expectReveal, expectRows } from './online-sights.ts';
import { SMALL } from './players/plays.ts';
import { hide, place } from './players/rounds.ts';

test.use({ actionTimeout: 30_000 });

const TERMS: Terms = standardTerms(SMALL, { seats: [PERSON, PERSON], firstMaker: 0 });
const SIDES = { maker: 0, breaker: 1 } as const;
/** Unlike any version, seat or row. */
const SECRET: Code = [4, 3, 1];

test('a spectator who comes late sees all that is public and no secret, then the rematch with sides swapped, in en, de and fr @desktop', async ({
  people,
}) => {
  test.slow();
  const both = await people.sit(
    TERMS,
    { language: 'en', hands: 'keyboard' },
    { language: 'de', hands: 'keyboard' },
  );
  const [maker, breaker] = [at(both, 0), at(both, 1)];
  await hide(maker, SECRET);
  await place(breaker, 1, [1, 1, 2]);
  const rows = [marked(breaker, [1, 1, 2], SECRET)];
  await expectRows(maker, SIDES, rows);
  const watcher = await people.watch(maker, { language: 'fr', hands: 'touch' });
  await expect(heading(watcher, playTexts('fr').title.watch)).toBeAttached();
  await place(breaker, 2, [2, 4, 4]);
  rows.push(marked(breaker, [2, 4, 4], SECRET));
  await expectRows(watcher, SIDES, rows);
  await expectNothingOf(watcher);
  // A half-filled row is private: its page sends it to nobody.
  const before = breaker.sent.length;
  expect(before, 'what their page has told so far').toBeGreaterThan(0);
  await breaker.hands.compose([4, 3]);
  await expectDraft(breaker, [4, 3]);
  expect(breaker.sent.slice(before).filter((frame) => /\b4\b.*\b3\b/.test(frame))).toEqual([]);
  await expectNothingOf(watcher);
  await breaker.hands.compose([1]);
  await breaker.hands.submit(playTexts('de').row.submit);
  rows.push(marked(breaker, SECRET, SECRET));
  await expectRows(watcher, SIDES, rows);
  await expectReveal([...both, watcher], 0);
  expect(framesWith(watcher, SECRET)).not.toEqual([]);

  await goOn([...both, watcher], 'swap');
  await playRound([...both, watcher], { maker: 1, breaker: 0, secret: [2, 2, 1], guesses: [[2, 2, 1]] });
  await expectEnd([...both, watcher]);

  const again = await rematch(both);
  await watcher.app.page.getByRole('link', { name: tableTexts('fr').over.follow, exact: true }).click();
  await watcher.app.page.waitForURL(`**/table/${again[0]?.table}`);
  // M1e
  await hide(at(again, 1), SECRET);
  await place(at(again, 0), 1, SECRET);
  await expectReveal([...again, watcher], 0);
});

function heading({ app }: Person, name: string) {
  return app.page.getByRole('heading', { level: 1, name, exact: true });
}

/** Both want it, and keep their seats. */
async function rematch(both: readonly Person[]): Promise<readonly Person[]> {
  for (const { app, language } of both) {
    const { over } = tableTexts(language);
    await app.page.getByRole('button', { name: over.rematch }).click();
  }
  const [first] = both;
  await first?.app.page.waitForURL((url) => !url.pathname.endsWith(first.table));
  const table = first?.app.page.url().split('/').at(-1) ?? '';
  for (const { app } of both) {
    await app.page.waitForURL(`**/table/${table}`);
    await app.page.locator('.board').first().waitFor();
  }
  return both.map((person) => ({ ...person, table }));
}

function framesWith({ frames }: Person, code: Code): readonly string[] {
  return frames.filter((frame) => frame.includes(JSON.stringify(code)));
}

/** R9: neither over the socket nor anywhere on the page, seen or not; and no key that would open the seal. */
async function expectNothingOf(person: Person): Promise<void> {
  const { app, language, frames } = person;
  expect(framesWith(person, SECRET)).toEqual([]);
  const hidings = frames.filter((frame) => frame.includes('"code-hidden"'));
  expect(hidings).not.toEqual([]);
  for (const frame of hidings) {
    expect(frame).toContain('"code":"hidden"');
    expect(frame).toContain('"key":"hidden"');
  }
  const written = await app.page.evaluate(() =>
    [
      document.body.innerHTML,
      document.body.textContent,
      JSON.stringify({ ...localStorage, ...sessionStorage }),
    ].join('\n'),
  );
  const { edition } = person.terms;
  for (const text of [written, (await app.heard()).join('\n')]) {
    expect(text).not.toContain(codeName(language, edition, SECRET));
    expect(text).not.toContain(briefCode(language, edition, SECRET));
  }
}
