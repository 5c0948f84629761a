// The engine protocol, line by line, without a process.

import { parseCode, parseFeedback } from '@blackpeg/notation';
import { brailleEdition, isBroken, mark, seededDice, widestSpec } from '@blackpeg/rules';
import { LANGUAGES, type Language } from '@blackpeg/wording';
import { describe, expect, it } from 'vitest';
import { openEngine } from './engine.ts';
import type { EngineSettings } from './settings.ts';
import { plainThinker } from './thinker.testing.ts';

const MASTER: EngineSettings = { level: 'master', seed: 1, info: false };

function engineOf(settings: EngineSettings = MASTER, language: Language = 'en') {
  const engine = openEngine(language, settings, plainThinker());
  return async (line: string, stopped = false) => engine.answer({ line, isStopped: () => stopped });
}

describe('an engine', () => {
  it('identifies itself and its options', async () => {
    const tell = engineOf();
    const lines = await tell('identify');
    expect(lines[0]).toMatch(/^id name Blackpeg \d+\.\d+\.\d+$/);
    expect(lines.slice(1)).toEqual([
      'id author the Blackpeg contributors',
      'protocol 2',
      'option level choice beginner casual steady keen expert master default master',
      'option seed number 0 4294967295 default 1',
      'option info choice off on default off',
      'identified',
    ]);
    expect(await tell('ready')).toEqual(['ready']);
  });

  it('reports what it knows before a guess, if requested', async () => {
    const tell = engineOf();
    await tell('set info on');
    await tell('newgame braille-1');
    await tell('position 1122:1-1');
    expect(await tell('go nodes 5000')).toEqual([
      expect.stringMatching(/^info left 208 nodes \d+$/),
      expect.stringMatching(/^bestguess [1-6]{4}$/),
    ]);
    await tell('set level steady');
    expect((await tell('go'))[0]).toBe('info left 208');
    await tell('set info off');
    expect(await tell('go')).toHaveLength(1);
    expect((await tell('set info loud'))[0]).toMatch(/^error bad-choice /);
  });

  it.each(['beginner', 'keen', 'master'])('breaks a code: %s', async (level) => {
    const tell = engineOf();
    const edition = brailleEdition();
    const spec = widestSpec(edition);
    expect(await tell(`set level ${level}`)).toEqual([]);
    expect(await tell('newgame braille-1 holes 4 pegs 1,2,3,4,5,6 rows 10 repeats yes')).toEqual([]);
    const rows: string[] = [];
    for (let row = 0; row < 10; row += 1) {
      expect(await tell(`position ${rows.join(' ')}`)).toEqual([]);
      const [answer = ''] = await tell('go nodes 5000');
      const guess = parseCode(spec, answer.replace('bestguess ', ''));
      if (!guess.ok) throw new Error(answer);
      const earned = mark(edition.marking, [3, 1, 6, 1], guess.value);
      if (isBroken(earned, 4)) return;
      rows.push(`${guess.value.join('')}:${earned.black}-${earned.white}`);
    }
    expect(level).toBe('beginner');
  });

  it('hides a code and marks by it, blanks and pairs too', async () => {
    for (const edition of ['super-4x6-blanks', 'custom-2x3cbx3sb']) {
      const tell = engineOf();
      await tell(`newgame ${edition}`);
      const [hidden = ''] = await tell('go code');
      const code = /^code (\S+)$/.exec(hidden)?.[1] ?? '';
      const [all = ''] = await tell(`mark ${code}`);
      expect(all).toMatch(edition.startsWith('super') ? /^feedback 4-0$/ : /^feedback 2-0-0$/);
    }
  });

  it('says the same again for the same seed, and something else for another', async () => {
    const said = async (seed: number) => {
      const tell = engineOf({ ...MASTER, level: 'steady', seed: null });
      const lines: string[] = [];
      for (const line of [`set seed ${seed}`, 'newgame braille-1', 'go code', 'go', 'go', 'go']) {
        lines.push(...(await tell(line)));
      }
      return lines.join('\n');
    };
    expect(await said(5)).toBe(await said(5));
    expect(await said(5)).not.toBe(await said(6));
  });

  it('answers a question stopped before it began with its first guess', async () => {
    const tell = engineOf();
    await tell('newgame braille-1');
    await tell('position 1123:1-1');
    const [first = ''] = await tell('go nodes 100000000', true);
    expect(first).toMatch(/^bestguess [1-6]{4}$/);
  });

  it('changes nothing on a fault', async () => {
    const tell = engineOf();
    await tell('newgame braille-1');
    await tell('position 1123:4-0');
    for (const wrong of ['newgame chess', 'newgame duel-4,5x8', 'position 1123:9-9', 'set level best']) {
      expect((await tell(wrong))[0]).toMatch(/^error /);
    }
    expect(await tell('go')).toEqual(['bestguess 1123']);
  });
});

/** Lines in an order that produces each fault, with its word. */
const FAULTS: readonly (readonly [string, string])[] = [
  ['go', 'no-game'],
  ['position', 'no-game'],
  ['mark 1122', 'no-game'],
  ['chess', 'unknown-command'],
  ['identify now', 'surplus'],
  ['stop it', 'surplus'],
  ['quit please', 'surplus'],
  ['set', 'missing'],
  ['set level', 'missing'],
  ['set pace 1', 'unknown-setting'],
  ['set level best', 'bad-choice'],
  ['set seed -1', 'bad-number'],
  ['set seed 1 2', 'surplus'],
  ['newgame', 'missing'],
  ['newgame chess', 'bad-text'],
  ['newgame duel-4,5x8', 'one-length'],
  ['newgame braille-1', ''],
  ['mark 1122', 'no-code'],
  ['ready steady', 'surplus'],
  ['position 1122', 'bad-text'],
  [`position ${'1122:1-1 '.repeat(11)}`, 'rows-full'],
  ['go time', 'missing'],
  ['go time 0', 'bad-number'],
  ['go time soon', 'bad-number'],
  ['go nodes 100000001', 'bad-number'],
  ['go home', 'surplus'],
  ['go code now', 'surplus'],
  ['go code', ''],
  ['mark', 'bad-text'],
  ['mark 112', 'bad-text'],
  ['mark 1129', 'bad-text'],
  ['position 1111:4-0 2222:4-0', ''],
  ['go', 'no-code-fits'],
  [`position ${'1122:1-1 '.repeat(10)}`, ''],
  ['go', 'rows-full'],
  ['x'.repeat(5000), 'line-too-long'],
  [' \t', ''],
];

describe('faults', () => {
  it('are a word and a sentence each, in three languages', async () => {
    const byLanguage: string[][] = [];
    for (const language of LANGUAGES) {
      const tell = engineOf(MASTER, language);
      const said: string[] = [];
      for (const [line, word] of FAULTS) {
        const [answer = ''] = await tell(line);
        if (word === '') expect(answer).toMatch(/^(|code \d+)$/);
        else expect(answer, line).toMatch(new RegExp(`^error ${word} \\S.*[.?]$`));
        if (word !== '') said.push(answer);
      }
      byLanguage.push(said);
    }
    const [english = [], ...others] = byLanguage;
    for (const [at, text] of english.entries()) {
      expect(new Set([text, ...others.map((said) => said[at])]).size, text).toBe(3);
    }
  });
});

const PIECES = [
  ...[
    'identify',
    'ready',
    'set',
    'newgame',
    'position',
    'go',
    'mark',
    'stop',
    'quit',
    'code',
    'time',
    'nodes',
  ],
  ...['level', 'seed', 'keen', 'master', '5', '0', '-1', '1e9', '99999999999999999999', '1:1-0', '12:0-1'],
  ...['custom-2x3c', 'custom-2x2cx2s', 'duel-4,5x8', 'custom-9x9c', '12', '21:2-0', ':', ';', '11', 'RtGc'],
  ...[
    '\u0000',
    '\u2028',
    '😀',
    '\ud800',
    'é',
    '%s',
    '../..',
    '__proto__',
    'constructor',
    '"',
    '\\',
    '\u001b[2J',
  ],
];

it('survives nonsense: one clean line or some for everything, and plays on', async () => {
  const dice = seededDice(11);
  const tell = engineOf({ ...MASTER, level: 'casual' });
  const word = () => PIECES[dice(PIECES.length)] ?? '';
  for (let round = 0; round < 20_000; round += 1) {
    const line = Array.from({ length: dice(6) }, word).join(dice(8) === 0 ? '' : ' ');
    for (const answer of await tell(line, dice(2) === 0)) {
      expect(answer, line).toMatch(
        /^(id|protocol|option|bestguess|code|feedback|error) \S|^(identified|ready)$/,
      );
    }
  }
  await tell('newgame custom-2x3c');
  await tell('position 12:2-0');
  expect(await tell('go')).toEqual(['bestguess 12']);
  await tell('go code');
  const [marked = ''] = await tell('mark 12');
  const spec = { holes: 2, facets: [{ name: 'colour', size: 3, blank: false }], repeats: true } as const;
  expect(parseFeedback(spec, 'places', marked.replace('feedback ', '')).ok).toBe(true);
});
