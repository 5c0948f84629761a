import { formatChallenge, formatGhost } from '@blackpeg/notation';
import { superEdition } from '@blackpeg/rules';
import { dailyCode } from '@blackpeg/solver';
import { challengeTexts, dailyTexts, playTexts } from '@blackpeg/wording';
import { describe, expect, it } from 'vitest';
import { ran } from '../console.testing.ts';
import { testFolders } from '../saved/folder.testing.ts';

const newFolder = testFolders();
const EDITION = superEdition({ holes: 3, colours: 4 });
const CODE = [1, 2, 3];
const GHOST = formatGhost({ edition: EDITION, code: CODE, rows: [[1, 1, 1], 'lost', CODE] });
const words = playTexts('en').end.ghost;

describe('challenge', () => {
  it('looks for a code that came as a link, and compares row by row', async () => {
    const env = { BLACKPEG_HOME: newFolder() };
    const link = `https://play.example/challenge#${GHOST}`;
    const { out } = await ran(['challenge', link, '--plain'], { input: '444\n123\n', env });
    expect(out).toContain(challengeTexts('en').found.ghost);
    expect(out).toContain(words.both(2, 3));
    expect(out).toMatch(/Row 1: you, 4 4 4 \(.*\); your friend, 1 1 1 \(1 black\)\./);
    expect(out).toContain('Row 2: you, 1 2 3 (3 black); your friend, lost.');
    expect(out.indexOf('your friend, 1 1 1'), 'only at the end').toBeGreaterThan(out.indexOf('3 black'));
  });

  it('without rows it is looked for alone', async () => {
    const link = formatChallenge({ edition: EDITION, code: CODE });
    const { out } = await ran(['challenge', link, '--plain'], {
      input: '123\n',
      env: { BLACKPEG_HOME: newFolder() },
    });
    expect(out).toContain(challengeTexts('en').found.heading);
    expect(out).not.toContain('your friend,');
  });

  it('the code of a day counts as that day; who has finished it hears the comparison at once', async () => {
    const env = { BLACKPEG_HOME: newFolder() };
    const day = '2025-03-11';
    const daily = dailyCode(day);
    if (!daily.ok) throw new Error(day);
    const { edition, code } = daily.value;
    const link = `https://play.example/daily/${day}#${formatGhost({ edition, code, rows: [code] })}`;
    await ran(['daily', '--play', '--plain', '--date', day], { input: 'resign\nyes\n', env });
    const { out } = await ran(['challenge', link, '--plain'], { env });
    expect(out).toContain(words.friendAlone(1));
    expect((await ran(['challenge', `${link}x`, '--plain'], { env })).out).toContain(
      dailyTexts('en').badGhost,
    );
  });

  it.each([GHOST.slice(0, -1), 'https://play.example/table/ABC234', 'super-4x6', ''])(
    'refuses %j in a sentence',
    async (link) => {
      const { code, err } = await ran(['challenge', link]);
      expect([code, err]).toEqual([2, `${challengeTexts('en').bad}\n`]);
    },
  );
});
