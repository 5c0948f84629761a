import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { testFolders } from '../saved/folder.testing.ts';
import { openTokens } from './tokens.ts';

const newFolder = testFolders();
const SERVER = 'http://127.0.0.1:8080';
const TOKEN = 'a-token_of-somebody-who-plays-here';

it('R14: keeps a token for each server, for its owner alone', () => {
  const home = newFolder();
  const tokens = openTokens({ BLACKPEG_HOME: home });
  expect(tokens.get(SERVER)).toBeNull();
  tokens.put(SERVER, TOKEN);
  tokens.put('https://play.example', `${TOKEN}2`);
  const again = openTokens({ BLACKPEG_HOME: home });
  expect([again.get(SERVER), again.get('https://play.example')]).toEqual([TOKEN, `${TOKEN}2`]);
  const folder = path.join(home, 'identities');
  const files = readdirSync(folder);
  expect(files).toHaveLength(2);
  for (const file of files) expect(statSync(path.join(folder, file)).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  again.remove(SERVER);
  expect(tokens.get(SERVER)).toBeNull();
});

it('treats an invalid token as none, and an unreadable file as a fault', () => {
  const home = newFolder();
  const tokens = openTokens({ BLACKPEG_HOME: home });
  tokens.put(SERVER, TOKEN);
  const [file = ''] = readdirSync(path.join(home, 'identities'));
  writeFileSync(path.join(home, 'identities', file), 'x');
  expect(tokens.get(SERVER)).toBeNull();
  chmodSync(path.join(home, 'identities', file), 0o000);
  // Root can read everything.
  if (process.getuid?.() !== 0) expect(() => tokens.get(SERVER)).toThrow('file-unreadable');
});

it('stores nothing without a folder', () => {
  const tokens = openTokens({});
  tokens.put(SERVER, TOKEN);
  expect([tokens.lasts(), tokens.get(SERVER), openTokens({}).get(SERVER)]).toEqual([false, TOKEN, null]);
});

it('a token that cannot be written is valid for this run, and nothing is left half written', () => {
  const home = newFolder();
  writeFileSync(path.join(home, 'identities'), 'in the way');
  const tokens = openTokens({ BLACKPEG_HOME: home });
  expect([tokens.lasts(), tokens.get(SERVER)]).toEqual([true, null]);
  tokens.put(SERVER, TOKEN);
  expect([tokens.lasts(), tokens.get(SERVER)]).toEqual([false, TOKEN]);
  expect(readdirSync(home)).toEqual(['identities']);
});
