// Online play between terminals: a real server, real processes, plain lines, three languages.

import { beforeAll, expect, it } from 'vitest';
import { blackpeg } from '../../process.testing.ts';
import { onlineTests, type TestServer } from '../players.testing.ts';

const { startServer, sitDown } = onlineTests();
let server: TestServer;
let at: readonly string[];

beforeAll(async () => {
  server = await startServer();
  at = ['--server', server.address];
});

it('I10, K1, R9: a duel of two terminals with a third that looks on, and its rematch', async () => {
  const host = sitDown(['host', 'duel', '--holes', '4', '--rounds', '1', '--name', 'Guest', ...at]);
  const link = (await host.hears(/^Link to the table: /)).slice('Link to the table: '.length);
  await host.hears(/^Waiting/);
  const other = sitDown(['join', link, '--lang', 'fr']);
  const watcher = sitDown(['watch', link, '--lang', 'de']);
  await watcher.hears(/^Du schaust zu/);

  await host.hears(/^Your turn: hide/);
  host.type('1234');
  await other.hears(/^C’est à vous.: cachez/);
  other.type('4321');
  await host.hears(/^Your turn: place row 1/);
  // Both, before anybody places anything.
  const seals = host.lines.filter((line) => /code: seal \S{4}…\S{4}\.$/.test(line));
  await other.hears(/^C’est à vous.: posez la rangée 1/);
  host.type('who', '1111');
  await host.hears(/^Invité \d+: here/);
  other.type('2222');
  await host.hears(/^Row 1: 1 red/);
  host.type('say 2', '4321');
  await other.hears(/^Guest dit.: Bonne chance/);
  other.type('2222');

  // In the order the codes were hidden, which were typed at the same time.
  const proofs = [await host.hears(/ fits its seal/), await host.hears(/ fits its seal/)].sort();
  expect(proofs).toEqual([expect.stringMatching(/^Invité \d+’s code/), expect.stringMatching(/^Your code/)]);
  await other.hears(/^Votre code correspond à son sceau/);
  await watcher.hears(/^Guest gewinnt die Partie/);
  // The host's code was never a row: only the reveal can say it.
  const secret = /schwarz, violett, rot, blau|1234/;
  const said = watcher.lines.filter((line) => secret.test(line));
  expect(said).toEqual([expect.stringMatching(/^Code von Guest: schwarz, violett, rot, blau/)]);
  expect(new Set(seals.map((seal) => seal.split('seal ')[1])).size).toBe(2);

  await host.hears(/^Type review/);
  host.type('rematch');
  await other.hears(/^Guest veut une revanche/);
  other.type('revanche');
  for (const [terminal, begins] of [
    [host, /^Your turn: hide/],
    [other, /^C’est à vous.: cachez/],
    [watcher, /^Runde 1\. /],
  ] as const)
    await terminal.hears(begins);
  other.type('quitter');
  await other.hears(/^Votre place est gardée.*blackpeg join http/);
  watcher.type('gehen');
  expect([await other.ended, await watcher.ended, await host.leave()]).toEqual([0, 0, 0]);
});

it('R2, R4, K1: a sealed match continues after a terminal or the server was killed in mid-round', async () => {
  const sealed = ['super', '--holes', '4', '--colours', '6', '--maker', 'me', '--sealed'];
  const host = sitDown(['host', ...sealed, ...at]);
  const code = (await host.hears(/^Table code: /)).slice(-6);
  host.type('qr');
  await host.hears(/^█+$/);
  await host.hears(/another phone/);
  const other = sitDown(['join', code, ...at, '--lang', 'de']);
  await host.hears(/^Your turn: hide/);
  host.type('1234');
  await host.hears(/^Your code: seal /);
  await other.hears(/^Der Code von Guest \d+: Siegel /);
  await other.hears(/^Du bist dran: Setze/);
  other.type('1122');
  await other.hears(/^Reihe 1: .*1 schwarz, 1 weiß/);

  await host.kill();
  other.type('1345');
  await other.hears(/^Reihe 2 gesetzt/);
  // Only the maker's own machine can answer: it does when it is back, by itself.
  const again = sitDown(['join', code, ...at], host.home);
  await again.hears(/^Row 2: /);
  again.type('code');
  await again.hears(/black, violet, red, blue/);
  await other.hears(/^Reihe 2: .*1 schwarz, 2 weiß/);

  other.type('12');
  await other.hears(/^Reihe 3 bisher: Loch 1 schwarz/);
  await other.kill();
  const back = sitDown(['join', code, ...at, '--lang', 'de'], other.home);
  await back.hears(/^Reihe 3 bisher: Loch 1 schwarz/);
  await server.killAndStart();
  await again.hears(/^The connection is lost/);
  await again.hears(/^The connection is back/);
  await back.hears(/^Die Verbindung ist wieder da/);
  back.type('34');
  await back.hears(/^Der Code von Guest \d+ passt zu seinem Siegel/);
  await again.hears(/^Your code fits its seal/);

  again.type('resign match', 'yes');
  await again.hears(/^Type review/);
  expect(await again.leave()).toBe(0);
  await back.hears(/^Tippe rückblick/);
  const env = { BLACKPEG_HOME: host.home };
  const { out } = await blackpeg(['matches'], { env });
  expect(out).toMatch(/Super, classic\. .*online/);
});

it('S2, E6: a race begins with the seated players, who move up if one has left', async () => {
  const first = sitDown(['host', 'super', '--holes', '3', '--colours', '3', '--players', '4', ...at]);
  const code = (await first.hears(/^Table code: /)).slice(-6);
  const second = sitDown(['join', code, ...at, '--brief', '--lang', 'fr']);
  await second.hears(/^En attente/);
  const third = sitDown(['join', code, ...at, '--lang', 'de', '--name', 'Guest']);
  await third.hears(/^Noch fehlen Mitspielende/);
  first.type('who', 'leave');
  await first.hears(/^Guest: here/);
  expect(await first.ended).toBe(0);
  // The second has the first seat now, and begins.
  second.type('commencer');
  await second.hears(/^C’est à vous.: posez la rangée 1/);
  await third.hears(/^Du bist dran: Setze Reihe 1/);
  second.type('111', 'absent');
  await third.hears(/^Invité \d+, Reihe 1: gesetzt/);
  await second.hears(/^Vous n’êtes pas à la table/);
  second.type('de retour');
  await second.hears(/^Vous êtes de retour/);
  expect(second.lines.filter((line) => [...line].length > 40)).toEqual([]);
});
