// One whole match played blind, and what must be true of it afterwards.

import path from 'node:path';
import { type Edition, type MatchEvent, verifyLog } from '@blackpeg/rules';
import type { Language } from '@blackpeg/wording';
import { expect } from 'vitest';
import { createFileStore } from '../saved/file-store.ts';
import { announcements } from './announced.testing.ts';
import { sitDown } from './blind.testing.ts';
import { playBlind } from './blind-player.testing.ts';

export interface BlindMatch {
  readonly language: Language;
  readonly edition: Edition;
  /** What follows `blackpeg play`. */
  readonly args: string;
}

/** The only match in a folder of saved ones. */
export async function onlyLog(home: string): Promise<readonly MatchEvent[]> {
  const store = createFileStore(path.join(home, 'matches'), () => {});
  const [match = ''] = await store.list();
  return (await store.read(match, 0)).flatMap(({ events }) => events);
}

/** To its end; every event of its log was said once and in order, and no line was too long. */
export async function expectPlayedBlind(
  { language, edition, args }: BlindMatch,
  home: string,
): Promise<void> {
  const command = ['play', ...args.split(' '), '--brief', '--lang', language];
  const blind = sitDown(command, { BLACKPEG_HOME: home });
  await playBlind(blind, language, edition);
  expect(await blind.leave()).toBe(0);
  const log = await onlyLog(home);
  expect(log.at(-1)?.type).toBe('match-closed');
  expect(verifyLog(log)).toBeNull();
  for (const line of blind.lines) expect([...line].length, line).toBeLessThanOrEqual(40);
  const said = announcements(log, 0, language);
  const wanted = new Set(said);
  expect(blind.lines.filter((line) => wanted.has(line))).toEqual(said);
}
