// The lobby at a terminal: by lines and by pipes, on a full screen, and as a list for programs.

import { homeTexts, onlineTexts, setUpTexts, tableTexts, terminalOnlineTexts } from '@blackpeg/wording';
import { beforeAll, describe, expect, it } from 'vitest';
import { ran } from '../../console.testing.ts';
import { KEYS, startPlayer } from '../../screen/player.testing.ts';
import { pick } from '../../screen/reading.testing.ts';
import { onlineTests, type TestServer } from '../players.testing.ts';

const { startServer, sitDown, newFolder } = onlineTests();
const words = onlineTexts('en');
let server: TestServer;
let at: readonly string[];
beforeAll(async () => {
  server = await startServer();
  at = ['--server', server.address];
});

it('K1, R9: in plain mode the menu leads to the lobby, to a seat with a waiting player, and back', async () => {
  const host = sitDown(['host', 'duel', '--holes', '4', '--listed', '--name', 'Guest', ...at]);
  await host.hears(/^Waiting/);
  const guest = sitDown(['--plain', '--brief'], newFolder(), { BLACKPEG_SERVER: server.address });
  await guest.hears(/^What would you like/);
  guest.type('online');
  await guest.hears(/^1 open table/);
  await guest.hears(/^1: Sit down with Guest/);
  guest.type('name You', 'nothing', 'help', '7', '1');
  await guest.hears(/^You now play as You/);
  await guest.hears(/^“nothing” is not a number/);
  await guest.hears(/^pair: /);
  await guest.hears(/^“7” is not on the list/);
  await host.hears(/^Your turn: hide/);
  await guest.hears(/^Your turn: hide/);
  const third = sitDown(['--plain', '--lang', 'de'], newFolder(), { BLACKPEG_SERVER: server.address });
  third.type('online');
  await third.hears(/^1: .*Guest, You.*: Duell?, /);
  third.type('1');
  await third.hears(/^Du schaust zu/);
  third.type('gehen', 'mitspielen super');
  await third.hears(/^Code des Tisches/);
  await third.hears(/^Noch fehlen Mitspielende/);
  third.type('gehen');
  await third.hears(/^Du hast den Tisch verlassen/);
  expect(await third.leave()).toBe(0);
  guest.type('quit');
  await guest.hears(/^No open table/);
  await guest.hears(/^1: Resume, Guest/);
  guest.type('open braille', '2', '');
  await guest.hears(/^Table code: /);
  await guest.hears(/^Waiting/);
  guest.type('leave');
  await guest.hears(/^You have left/);
  guest.type('quit');
  await guest.hears(/^What would you like/);
  expect(guest.lines.filter((line) => [...line].length > 40 && !line.includes('http'))).toEqual([]);
  expect([await guest.leave(), await host.leave()]).toEqual([0, 0]);
});

it('U2: a full screen shows the tables as they come, sits down, and is back afterwards', async () => {
  const env = {
    TERM: 'xterm-256color',
    LANG: 'en_GB.UTF-8',
    BLACKPEG_SERVER: server.address,
    BLACKPEG_HOME: newFolder(),
  };
  const player = startPlayer({ env });
  await player.until(homeTexts('en').question);
  await pick(player, homeTexts('en').online.title);
  player.press(KEYS.enter);
  await player.until(words.pair.title);
  await pick(player, words.name.label);
  player.press(...Array.from({ length: 24 }, () => KEYS.backspace), 'You', KEYS.enter);
  await player.until(words.name.saved('You'));
  const host = sitDown(['host', 'super', '--holes', '4', '--listed', '--name', 'Guest', ...at]);
  await host.hears(/^Waiting/);
  // Not requested: the screen refreshes by itself.
  await player.until(words.tables.sitWith('Guest'));
  await pick(player, words.tables.sitWith('Guest'));
  player.press(KEYS.enter);
  await host.hears(/^Round 1/);
  await player.until(/Guest/);
  const { waiting, here } = tableTexts('en');
  await player.until((text) => !text.includes(words.pair.title) && !text.includes(waiting.title(2)));
  player.press(KEYS.escape);
  await player.until(here.leave);
  await pick(player, tableTexts('en').here.leave);
  player.press(KEYS.enter);
  await player.until(/Your seat is kept/);
  await player.until(`${words.mine.resume}, Guest`);
  await pick(player, setUpTexts('en').online.accesses.invited.title);
  player.press(KEYS.enter);
  await player.until(setUpTexts('en').title);
  player.press(KEYS.enter);
  await player.until(setUpTexts('en').online.start);
  await pick(player, setUpTexts('en').online.start);
  player.press(KEYS.enter);
  await player.until(tableTexts('en').waiting.leave);
  await pick(player, tableTexts('en').waiting.leave);
  player.press(KEYS.enter);
  expect(await player.until(terminalOnlineTexts('en').visit.left)).toContain(words.pair.title);
  await pick(player, words.join.title);
  player.press('nothing', KEYS.enter);
  await player.until('That is neither a code');
  player.press(KEYS.escape);
  await player.until(homeTexts('en').question);
  await player.leave();
});

describe('U22: without a server', () => {
  it('one sentence leads back to the menu, by lines and on a full screen', async () => {
    const env = { TERM: 'xterm-256color', LANG: 'en_GB.UTF-8', BLACKPEG_SERVER: 'http://127.0.0.1:1' };
    const { out, code } = await ran(['--plain'], { input: 'online\nquit\n', env });
    const sentence = terminalOnlineTexts('en').faults.noServer('http://127.0.0.1:1');
    expect([code, out.split('\n').filter((line) => line === sentence)]).toEqual([0, [sentence]]);
    const player = startPlayer({ env });
    await player.until(homeTexts('en').question);
    await pick(player, homeTexts('en').online.title);
    player.press(KEYS.enter);
    expect(await player.until('127.0.0.1:1')).toContain(homeTexts('en').question);
    await player.leave();
  });
});
