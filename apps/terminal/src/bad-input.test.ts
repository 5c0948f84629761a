// Whatever is wrong with the input: one sentence with its place, exit code 2, and nothing on standard output.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatLog } from '@blackpeg/notation';
import { afterAll, describe, expect, it } from 'vitest';
import { ran } from './console.testing.ts';
import { MATCHES, playedLog } from './matches.testing.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'blackpeg-bad-'));
afterAll(() => rmSync(folder, { recursive: true }));

const log = formatLog(playedLog(MATCHES.classic));
const [header = '', opening = ''] = log.split('\n');
const files = {
  good: log,
  empty: '',
  blank: ' \n\n\t',
  nonsense: 'Lorem ipsum dolor sit amet.',
  json: '{"a":1}',
  halfLine: log.slice(0, -20),
  badEvent: `${header}\n${opening}\n{"type":"guess-eaten","at":0}\n`,
  badField: `${header}\n${opening.replace('"form":"classic"', '"form":"chess"')}\n`,
  noOpening: `${header}\n${log.split('\n').slice(2).join('\n')}`,
  headerOnly: `${header}\n`,
  newer: log.replace('"version":1', '"version":99'),
  otherFormat: log.replace('blackpeg-log', 'chess-log'),
  badTag: '[Edition "super-5x8"]\n[Form "chess"]\n',
  unclosed: '[Edition "super-5x8\n',
} as const;
for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);

const at = (file: keyof typeof files | 'missing' | '') => path.join(folder, file);

/** Arguments, and what the sentence must name. */
const CASES: readonly (readonly [readonly string[], string])[] = [
  [['chess'], 'chess'],
  [['Score'], 'Score'],
  [[''], '“”'],
  [['--edition', 'super'], '--edition'],
  [['-x'], '-x'],
  [['--lang'], '--lang'],
  [['--lang', 'it'], 'it'],
  [['--lang=', 'editions'], '--lang'],
  [['--version=2'], '--version'],
  [['--help', 'chess'], 'chess'],
  [['--lang', 'fr', '--lang', 'de'], '--lang'],
  [['editions', 'super'], 'super'],
  [['editions', '--jsn'], '--jsn'],
  [['editions', '--json=1'], '--json'],
  [['editions', '--lang', 'xx'], 'xx'],
  [['score'], '--edition|CODE'],
  [['score', '--edition', 'super'], 'CODE'],
  [['score', '--edition', 'super', '11223'], 'GUESS'],
  [['score', '11223', '11223'], '--edition'],
  [['score', '--edition', 'super', '11223', '11223', '11223'], '11223'],
  [['score', '--edition'], '--edition'],
  [['score', '--edition', '--json', '1', '1'], '--edition'],
  [['score', '--edition', 'chess', '1', '1'], 'chess'],
  [['score', '--edition', 'super', '--edition', 'duel', '1', '1'], '--edition'],
  [['score', '--edition', 'super', '--game', '3', '11223', '11223'], '3'],
  [['score', '--edition', 'duel', '--game', '2', '11223', '11223'], '2'],
  [['score', '--edition', 'shapes', '--game', '3c', 'RtRtRtRt', 'RtRtRtRt'], '3c'],
  [['score', '--edition', 'super', '--holes', '6', '11223', '11223'], '--holes'],
  [['score', '--edition', 'super', '--holes', '0', '11223', '11223'], '--holes'],
  [['score', '--edition', 'super', '--holes', '-4', '11223', '11223'], '--holes'],
  [['score', '--edition', 'super', '--holes=-4', '11223', '11223'], '--holes'],
  [['score', '--edition', 'super', '--holes', '4,5', '11223', '11223'], '--holes'],
  [['score', '--edition', 'super', '--colours', '9', '11223', '11223'], '--colours'],
  [['score', '--edition', 'super', '--colours', '1e1', '11223', '11223'], '--colours'],
  [['score', '--edition', 'super', '--blanks=yes', '11223', '11223'], '--blanks'],
  [['score', '--edition', 'super', '--colors', '8', '11223', '11223'], '--colors'],
  [['score', '--edition', 'duel', '--holes', '3', '111', '111'], '--holes'],
  [['score', '--edition', 'duel', '--holes', '4,5', '111', '111'], 'CODE'],
  [['score', '--edition', 'duel', '--holes', '4,5', '111111', '111111'], 'CODE'],
  [['score', '--edition', 'duel', '--holes', '4,5', '1119', '1119'], 'CODE'],
  [['score', '--edition', 'duel', '--holes', '4,5', '1234', '12345'], 'GUESS'],
  [['score', '--edition', 'duel', '--colours', '8', '11223', '11223'], '--colours'],
  [['score', '--edition', 'duel', '11.23', '11223'], 'CODE'],
  [['score', '--edition', 'braille', '--colours', '6', '1122', '1122'], '--colours'],
  [['score', '--edition', 'braille', '--blanks', '1122', '1122'], '--blanks'],
  [['score', '--edition', 'braille', '1127', '1122'], 'CODE'],
  [['score', '--edition', 'braille', '1122', '11.2'], 'GUESS'],
  [['score', '--edition', 'shapes', '--holes', '4', 'RtRtRtRt', 'RtRtRtRt'], '--holes'],
  [['score', '--edition', 'shapes', 'RtRtRtR', 'RtRtRtRt'], 'CODE'],
  [['score', '--edition', 'shapes', 'RtRtRtRx', 'RtRtRtRt'], 'CODE'],
  [['score', '--edition', 'shapes', 'RtRtRt..', 'RtRtRtRt'], 'CODE'],
  [['score', '--edition', 'shapes', 'RtRtRtRt', 'tRtRtRtR'], 'GUESS'],
  [['score', '--edition', 'super', '', '11223'], 'CODE'],
  [['score', '--edition', 'super', '1122', '11223'], 'CODE'],
  [['score', '--edition', 'super', '112233', '11223'], 'CODE'],
  [['score', '--edition', 'super', '11223', '11229'], 'GUESS'],
  [['score', '--edition', 'super', '11223', '112 2x'], 'GUESS'],
  [['score', '--edition', 'super', '11\n23', '1\u001b[31m'], 'CODE'],
  [['score', '--edition', 'custom', '11', '11'], '--edition'],
  [['score', '--edition', 'custom-9x9c', '11', '11'], '--edition'],
  [['score', '--edition', 'custom-4x6c-twice', '11', '11'], '--edition'],
  [['score', '--edition', 'super-5x8', '--holes', '5', '11', '11'], '--holes'],
  [['score', '--lines', '11223', '11223'], '11223'],
  [['score', '--lines', '--verify'], '--verify'],
  [['replay'], 'FILE'],
  [['replay', at('good'), at('good')], at('good')],
  [['replay', at('missing')], 'missing'],
  [['replay', at('')], folder],
  [['replay', at('empty')], 'empty'],
  [['replay', at('blank')], 'blank'],
  [['replay', at('nonsense')], 'Line 1'],
  [['replay', at('json')], 'Line 1'],
  [['replay', at('halfLine')], 'Line \\d+'],
  [['replay', at('badEvent')], 'Line 3'],
  [['replay', at('badField')], 'Line 2'],
  [['replay', at('noOpening')], 'noOpening'],
  [['replay', at('headerOnly')], 'headerOnly'],
  [['replay', at('newer')], '99'],
  [['replay', at('otherFormat')], 'chess-log'],
  [['replay', at('badTag')], 'Line 2'],
  [['replay', at('unclosed')], 'Line 1'],
  [['replay', '--verify', at('nonsense')], 'Line 1'],
  [['replay', '--as', 'seat3', at('good')], 'seat3'],
  [['replay', '--as', 'me', at('good')], 'me'],
  [['replay', '--as', at('good')], 'FILE'],
  [['replay', '-'], '-'],
  [['play', 'super'], 'super'],
  [['play', '--edition', 'chess'], 'chess'],
  [['play', '--edition', 'duel', '--holes', '4,5'], 'duel'],
  [['play', '--seed', 'x'], '--seed'],
  [['play', '--seed', '4294967296'], '--seed'],
  [['play', '--seed', '1.5'], '--seed'],
  [['play', '--log'], '--log'],
  [['play', '--log', at('good')], 'good'],
  [['play', '--log', path.join(folder, 'nowhere', 'x')], 'nowhere'],
  [['solve'], '--edition'],
  [['solve', '--edition', 'chess'], 'chess'],
  [['solve', '--edition', 'super', '--rows'], '--rows'],
  [['solve', '--edition', 'super', '--rows', '11223'], '--rows'],
  [['solve', '--edition', 'super', '--rows', '11223:1-2 3344:0-1'], '--rows.*15'],
  [['solve', '--edition', 'super', '--rows', '11229:1-2'], '--rows.*5'],
  [['solve', '--edition', 'super', '--rows', '11223:4-1'], '--rows'],
  [['solve', '--edition', 'super', '--rows', '11223:1-2-0'], '--rows'],
  [['solve', '--edition', 'braille', '--rows', '1122:3-2'], 'pointed|pointue|pointu|spitz'],
  [['solve', '--edition', 'duel', '--holes', '4,5', '--rows', '1122:1-1 33445:1-1'], '--rows.*14'],
  [['solve', '--edition', 'braille', '--rows', '1122:1-1 '.repeat(11)], '11'],
  [['solve', '--edition', 'super', '--aim', 'best'], 'best'],
  [['solve', '--edition', 'super', '--aim', 'under'], 'under'],
  [['solve', '--edition', 'super', '--aim', 'under:0'], 'under:0'],
  [['solve', '--edition', 'super', '--aim', 'average:3'], 'average:3'],
  [['solve', '--edition', 'super', '--nodes', '0'], '--nodes'],
  [['solve', '--edition', 'super', '--seed', '-1'], '--seed'],
  [['solve', '--edition', 'super', '11223:1-2'], '11223:1-2'],
  [['check', '--edition', 'super'], '--rows'],
  [['check', '--edition', 'super', '--rows', 'x'], '--rows'],
  [['check', '--rows', '11223:1-2'], '--edition'],
  [['review'], 'FILE'],
  [['review', at('missing')], 'missing'],
  [['review', at('nonsense')], 'Line 1'],
  [['review', at('empty')], 'empty'],
  [['puzzle', '--seed', 'x'], '--seed'],
  [['puzzle', '--edition', 'chess'], 'chess'],
  [['puzzle', '--edition', 'duel', '--holes', '4,5'], '--holes'],
  [['puzzle', '--edition', 'shapes', '--holes', '4'], '--holes'],
  [['daily', '--date', 'today'], 'today'],
  [['daily', '--date', '2025-02-29'], '2025-02-29'],
  [['daily', '--date', '2025-2-9'], '2025-2-9'],
  [['strategy'], '--search'],
  [['strategy', '--search', 'deep'], 'deep'],
  [['strategy', '--search', 'beam'], 'beam'],
  [['strategy', '--search', 'beam:'], 'beam:'],
  [['strategy', '--search', 'beam:8,0'], 'beam:8,0'],
  [['strategy', '--search', 'exact', '--holes', '6'], '--holes'],
  [['strategy', '--search', 'exact', '--edition', 'duel', '--holes', '4,5'], '--holes'],
  [['strategy', '--search', 'exact', '--aim', 'within:3'], 'within:3'],
  [['strategy', '--search', 'exact', '--first', '1122'], '--first'],
  [['strategy', '--search', 'exact', '--seed', '1'], '--seed'],
  [['strategy', '--search', 'entropy', '--aim', 'worst'], '--aim'],
  [['strategy', '--search', 'shipped', '--aim', 'average'], '--aim'],
  [['strategy', '--search', 'shipped', '--first', '11223'], '--first'],
  [['strategy', '--search', 'shipped', '--edition', 'shapes'], '--search'],
  [['strategy', '--search', 'shipped', '--tree', at('good')], 'good'],
  [['strategy', '--search', 'exact', '--tree', path.join(folder, 'nowhere', 'x')], 'nowhere'],
  [['verify-tree'], 'FILE'],
  [['verify-tree', at('missing')], 'missing'],
  [['verify-tree', at('')], folder],
  [['verify-tree', '--colours', '9', at('good')], '--colours'],
];

describe('bad input', () => {
  it.each(CASES)('%j', async (args, named) => {
    const { code, out, err } = await ran(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^\S[^\n\p{Cc}]*[.?]\n$/u);
    expect(err).toMatch(new RegExp(named));
  });

  it('is told in the language of the run', async () => {
    const env = { LANG: 'fr_FR.UTF-8' };
    for (const [args] of CASES.filter(([given]) => !given.some((arg) => arg.startsWith('--lang')))) {
      const english = (await ran(args)).err;
      const french = (await ran(args, { env })).err;
      const german = (await ran([...args.slice(0, 1), '--lang=de', ...args.slice(1)])).err;
      expect(new Set([english, french, german]).size, english).toBe(3);
      for (const text of [french, german]) expect(text).toMatch(/^\S[^\n\p{Cc}]*[.?]\n$/u);
    }
  });
});
