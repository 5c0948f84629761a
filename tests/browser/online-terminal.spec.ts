// A whole duel between a browser and a terminal in plain mode, killed in mid-round and started again.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { duelEdition, standardTerms } from '@blackpeg/rules';
import { resultText, tableTexts } from '@blackpeg/wording';
import { startTerminal, type Terminal } from '../../apps/terminal/src/online/terminal.testing.ts';
import { expect } from './fixtures/index.ts';
import { speakerFor, test } from './online-people.ts';
import { hide, place } from './players/rounds.ts';

test.use({ actionTimeout: 30_000 });

let home = '';
let terminals: Terminal[] = [];
test.beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'blackpeg-terminal-'));
  terminals = [];
});
test.afterEach(async () => {
  for (const terminal of terminals) await terminal.kill();
  rmSync(home, { recursive: true, force: true });
});

function start(args: readonly string[]): Terminal {
  const terminal = startTerminal(args, home);
  terminals.push(terminal);
  return terminal;
}

test('R2, K1: a duel of a browser in de and a terminal in fr, the terminal killed and resumed in mid-round @desktop', async ({
  people,
  house,
}) => {
  test.slow();
  const terms = standardTerms(duelEdition(4), { length: { kind: 'rounds', rounds: 1 } });
  const person = await people.host(terms, { language: 'de', hands: 'keyboard' });
  const join = ['join', person.code, '--server', house.origin, '--plain', '--lang', 'fr', '--name', 'Guest'];
  const terminal = start(join);
  await terminal.hears(/^Vous jouez sous le nom Guest\.$/);
  await terminal.hears(/^C’est à vous.: cachez un code/);
  terminal.type('4321');
  await hide(person, [1, 2, 3, 4]);
  await terminal.hears(/^Le code de You.: sceau /);
  await terminal.hears(/^C’est à vous.: posez la rangée 1/);
  terminal.type('1122');
  await place(person, 1, [5, 5, 6, 6]);
  await terminal.hears(/^Rangée 1.: 1 rouge, 1 blanche\. You.: /);
  terminal.type('dire 1');
  await person.app.hears(/Guest sagt: Hallo/);

  await terminal.kill();
  await place(person, 2, [4, 4, 3, 3]);
  const again = start(join);
  await again.hears(/^Rangée 1.: noir, noir, violet, violet\. Réponse.: 1 rouge, 1 blanche/);
  await again.hears(/^C’est à vous.: posez la rangée 2/);
  again.type('code', '1234');
  await again.hears(/^Votre code.: bleu, rouge, violet, noir/);

  await again.hears(/^Votre code correspond à son sceau/);
  await again.hears(/^Vous gagnez la partie/);
  const main = person.app.page.locator('main');
  const won = resultText(speakerFor(person), { kind: 'won', seat: 1, by: 'score' });
  await expect(main.getByText(won)).toBeVisible();
  const genuine = tableTexts('de').seals.genuine({ kind: 'other', name: 'Guest' });
  await expect(main.getByText(genuine)).toBeVisible();
  again.type('quitter');
  expect(await again.ended).toBe(0);
});
