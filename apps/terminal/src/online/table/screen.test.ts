// Online play on a full screen: waiting, a match with the company's news, watching, and the way out.

import { customEdition, PERSON, standardTerms, superEdition, type Terms } from '@blackpeg/rules';
import { playTexts, tableTexts, terminalOnlineTexts } from '@blackpeg/wording';
import { beforeAll, expect, it } from 'vitest';
import { KEYS, type Player, startPlayer } from '../../screen/player.testing.ts';
import { pick } from '../../screen/reading.testing.ts';
import { type FoundTable, lookAt } from '../find-table.ts';
import { onlineTests, type TestServer } from '../players.testing.ts';
import { createServer } from '../server.ts';
import { openTokens } from '../tokens.ts';
import { visitOnScreen } from './on-screen.ts';

const { startServer, sitDown, newFolder } = onlineTests();
const edition = superEdition({ holes: 4, colours: 6 });
const TERMS = standardTerms(edition, { form: 'classic', firstMaker: 1 });
const words = playTexts('en');
const table = tableTexts('en');
let house: TestServer;
beforeAll(async () => {
  house = await startServer();
});

/** A guest of their own, with a screen. */
function guest() {
  const env = { BLACKPEG_HOME: newFolder() };
  const server = createServer(house.address, openTokens(env), 'en');
  return {
    ask: server.ask,
    show(found: FoundTable): Player & { last: ReturnType<typeof visitOnScreen>['last'] } {
      const { first, last } = visitOnScreen({ server, over: (app) => app.quit() }, found, []);
      return { ...startPlayer({ first }), last };
    },
  };
}

async function host(terms: Terms) {
  const { ask, show } = guest();
  const opened = await ask('tables/open', { terms, listed: false });
  if (!opened.ok) throw new Error(opened.error.error);
  const found = await lookAt(ask, opened.value.table);
  if (!found.ok) throw new Error(found.error.error);
  return { player: show(found.value), code: opened.value.code };
}

it('U2, K1: is waited for, played, talked at and left, against a terminal that plays by lines', async () => {
  const { player, code } = await host(TERMS);
  await player.until(code);
  await player.until(table.waiting.missing(1));
  // The link as a picture, in a window that has room for it; then back to the list, by any key.
  player.press(KEYS.down, KEYS.down, KEYS.enter);
  await player.until(table.share.qrNote);
  player.press(KEYS.enter);
  await player.until(table.waiting.missing(1));
  const other = sitDown(['join', code, '--server', house.address, '--name', 'Guest', '--lang', 'de']);
  await other.hears(/^Du bist dran: Versteck/);
  other.type('1234');
  await player.until(words.title.row(1, edition.rows));
  await player.until(/Guest’s code: seal \S{4}…\S{4}/);
  await player.until(table.here.all([{ kind: 'other', name: 'Guest' }]));
  player.press('1122', KEYS.enter);
  await other.hears(/^Reihe 1: .*1 schwarz, 1 weiß/);
  other.type('sagen 2');
  await player.until(table.talk.said({ kind: 'other', name: 'Guest' }, table.talk.phrases['good-luck']));
  player.press(KEYS.escape);
  await player.until(table.talk.heading);
  player.press('4');
  await player.until(table.talk.phrases.thanks);
  player.press('1');
  await other.hears(/sagt: Hallo/);
  // R20: what can be done about somebody is behind their name.
  player.press(KEYS.escape);
  const menu = await player.until(/\d Guest *$/m);
  player.press(/(\d) Guest *$/m.exec(menu)?.[1] ?? '');
  await player.until(table.people.report('Guest'));
  player.press('1');
  await player.until('You no longer hear phrases');
  other.type('sagen 1');
  await other.hears(/^Du sagst: Hallo/);
  expect(player.emulator.text()).not.toContain('Guest says: Hello');

  const looker = guest();
  const found = await lookAt(looker.ask, code);
  if (!found.ok) throw new Error(found.error.error);
  const watching = looker.show(found.value);
  const seen = await watching.until(/1 ● 1 ●|1●.*1●.*2◆.*2◆/);
  expect(seen).toContain(words.title.watch);
  expect(seen).not.toMatch(/Your turn|You:/);
  player.press('1234', KEYS.enter);
  await player.until(table.seals.genuine({ kind: 'other', name: 'Guest' }));
  await watching.until(/Guest’s code fits its seal/);
  expect(await watching.leave()).toBe('interrupted');
  expect(watching.last().end).toEqual({ kind: 'left', seat: 'none' });
  await player.until(table.here.leave);
  await pick(player, table.here.leave);
  player.press(KEYS.enter);
  expect(await player.ended).toBe('quit');
  expect(player.last().end).toEqual({ kind: 'left', seat: 'kept' });
});

it('E6b, E6c: the round of an absent player is claimed from the menu, and the match ended by a word', async () => {
  const { player, code } = await host({ ...TERMS, absence: 1 });
  await player.until(code);
  const other = sitDown(['join', code, '--server', house.address, '--name', 'Guest', '--lang', 'de']);
  await other.hears(/^Du bist dran: Versteck/);
  other.type('runde gutschreiben', 'abwesend');
  await other.hears(/^.*runde gutschreiben.*$/);
  await player.until(terminalOnlineTexts('en').visit.awayMenu);
  player.press(KEYS.escape);
  await player.until(table.away.takeRound);
  await pick(player, table.away.takeRound);
  player.press(KEYS.enter);
  await player.until(table.away.wait);
  player.press('2');
  await player.until(words.end.swap);
  await other.hears(/^Runde 2/);
  other.type('wieder da');
  player.press(KEYS.enter);
  await player.until(words.title.hide);
  player.press(KEYS.escape);
  await pick(player, 'Step away for a while');
  player.press(KEYS.enter);
  await other.hears(/^Tippe runde gutschreiben, partie beenden/);
  other.type('partie beenden', 'ja');
  await other.hears(/^Tippe rückblick/);
  await player.until(/The match ends without a result/);
  await player.leave();
});

it('R20: a player waiting at one’s own table is blocked from the list of the waiting screen, and loses the seat', async () => {
  const small = customEdition({
    holes: 3,
    facets: [{ name: 'number', size: 4, blank: false }],
    repeats: true,
    rows: 6,
  });
  const { player, code } = await host(
    standardTerms(small, { form: 'race', seats: [PERSON, PERSON, PERSON] }),
  );
  await player.until(code);
  const other = sitDown(['join', code, '--server', house.address, '--name', 'Guest']);
  await other.hears(/^Waiting/);
  await player.until(table.people.block('Guest'));
  await pick(player, table.people.block('Guest'));
  player.press(KEYS.enter);
  await player.until(table.people.cancel);
  player.press('2');
  await player.until(table.waiting.missing(2));
  expect(await other.ended).toBe(1);
  await player.leave();
});
