// Every edition on the full screen in every language, in both roles, played by the built program's screen.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brailleEdition, shapesEdition, superEdition } from '@blackpeg/rules';
import { LANGUAGES } from '@blackpeg/wording';
import { afterAll, describe, expect, it } from 'vitest';
import { playBothRoles, playDuel } from './matches.testing.ts';
import { KEYS } from './player.testing.ts';
import { HAS_SCRIPT, type Running, startProgram } from './pseudo-terminal.testing.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'blackpeg-screen-'));
afterAll(() => rmSync(folder, { recursive: true }));

const EDITIONS = [superEdition(), brailleEdition(), shapesEdition()];

describe.runIf(HAS_SCRIPT).each(LANGUAGES)('in %s', (language) => {
  async function played(name: string, play: (program: Running) => Promise<void>): Promise<void> {
    const program = await startProgram(path.join(folder, language, name), ['--lang', language]);
    await play(program);
    program.press(KEYS.interrupt);
    expect(await program.ended).toEqual({ code: 130, isSane: true });
  }

  it.each(EDITIONS)('$name is played in both roles (E1, S3)', (edition) =>
    played(edition.name, (program) => playBothRoles(program, edition, language)),
  );

  it('a duel is played (D1)', () => played('duel', (program) => playDuel(program, language)));
});
