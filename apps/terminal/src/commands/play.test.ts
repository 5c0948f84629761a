import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatCode, parseLog, playersOfLog } from '@blackpeg/notation';
import {
  allFeedback,
  BOX_NAMES,
  EDITIONS,
  editionNamed,
  fold,
  openCode,
  verifyLog,
  widestSpec,
} from '@blackpeg/rules';
import { answerText, LANGUAGES, plainTexts } from '@blackpeg/wording';
import { describe, expect, it } from 'vitest';
import { ran } from '../console.testing.ts';
import { briefRow } from '../plain/table-session.ts';
import { testFolders } from '../saved/folder.testing.ts';

/** A duel is played elsewhere: its rows are covered. */
const GAMES = [
  ...BOX_NAMES.filter((name) => EDITIONS[name].forms.includes('classic')).flatMap((name) =>
    EDITIONS[name].games.map((game) => `${name} --game ${game}`),
  ),
  'super --holes 1 --colours 1',
  'super --holes 4 --colours 6 --blanks',
  'custom-3x4c-once-r5',
  'custom-3x2cbx2sb',
];

const newFolder = testFolders();

function played(args: string, lines: readonly string[], home = newFolder()) {
  const input = lines.map((line) => `${line}\n`).join('');
  return ran(['play', ...args.split(' ')], { input, env: { BLACKPEG_HOME: home } });
}

/** The same seed hides the same code: giving up reveals it. */
async function codeOf(args: string): Promise<string> {
  const file = path.join(newFolder(), 'log');
  await played(`${args} --log ${file}`, ['resign', 'yes']);
  const log = parseLog(readFileSync(file, 'utf8'));
  const state = log.ok ? fold(log.value) : undefined;
  const code = state?.round.boards[0] && openCode(state.round.boards[0]);
  return state && code ? formatCode(widestSpec(state.terms.edition), code) : '';
}

describe('play', () => {
  it.each(GAMES)('%s to the end, in three languages', async (game) => {
    const code = await codeOf(`${game} --seed 7`);
    expect(code).toMatch(/^\S/);
    for (const lang of ['en', 'fr', 'de']) {
      const { code: exit, out, err } = await played(`${game} --seed 7 --lang ${lang}`, [code, 'quit']);
      expect([exit, err]).toEqual([0, '']);
      expect(out.trimEnd().split('\n')).toHaveLength(9);
    }
  });

  it('is driven by the rules to the last row', async () => {
    const rows = Array.from({ length: 12 }, () => '11111');
    const { out } = await played('super --seed 3', rows);
    expect(out.match(/^Row \d+: /gm)).toHaveLength(12);
    expect(out).toMatch(/held for 12 rows/);
  });

  it.each(['--level keen --maker me', '--two --maker me'])(
    'T2b: says nothing of clocks that stop with the program or the cover (%s)',
    async (who) => {
      const { out } = await played(`super --time 600 ${who} --seed 3`, ['', '11223', '', '', '']);
      expect(out).toContain(': place row 1.');
      expect(out).not.toMatch(/clocks/i);
    },
  );

  it('U22: answers an invalid row with a sentence, and the row is still there', async () => {
    const lines = ['123456', '11119', 'x', '', '1.234', 'row', 'row 7', 'palm 1 1', 'correct 1-1', 'claim'];
    const { out, err } = await played('super --seed 3', [...lines, '12345', 'resign', 'perhaps', 'no']);
    expect(err).toBe('');
    expect(out.match(/^Row 1: /gm)).toHaveLength(1);
    const sentences = out
      .trimEnd()
      .split('\n')
      .slice(5, 5 + lines.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\S.*\.$/);
    expect(out).not.toContain('undefined');
  });

  it('K3: a code settled while answering is told once, each row with its answer in sentences', async () => {
    const { out } = await played('super --codemaker adversarial --seed 3', ['11223', 'resign', 'yes']);
    expect(out).toContain('\nRow 1 placed.\n');
    expect(out).toContain('The code was ');
    expect(out).not.toContain('opens the code');
  });

  it('says why nothing can be claimed of answers that Blackpeg gives', async () => {
    const { out } = await played('super --seed 3', ['11223', 'claim', 'admit']);
    expect(out).toContain('Blackpeg answers the rows here, so no answer can be wrong.');
    expect(out).toContain('“admit” is not possible now.');
  });

  it('U6: takes a row in pieces, by letters, and back again', async () => {
    const { out } = await played('super --seed 3 --brief', [
      '12',
      'undo',
      'KV',
      'clear',
      'kvrbg',
      'same',
      'undo',
      '9',
    ]);
    expect(out).toMatch(/^Row 1: /m);
    expect(out).toContain(plainTexts('en').table.cleared);
  });

  it('U2: swaps two holes of a row that is not complete', async () => {
    const { out } = await played('super --seed 3 --brief', ['12', 'swap 1 5', 'swap 2', 'swap 0 9']);
    expect(out).toContain('Row 1 so far: empty, 2, empty, empty, 1.');
    const needed = plainTexts('en').typing.needsHoles('swap');
    expect(out.replaceAll('\n', ' ').split(needed)).toHaveLength(3);
  });

  it('C9g: asks the maker whether blanks are possible before the code is hidden', async () => {
    const game = 'super --blanks=choice --maker me --seed 3';
    const { askBlanks, blanks } = plainTexts('en').table;
    const asked = await played(game, ['1234.', 'perhaps', 'yes', 'quit']);
    expect(asked.out).toContain(askBlanks.slice(0, 30));
    expect(asked.out).toContain('Your code is hidden.');
    const said = await played(game, ['blanks no', '12345', 'quit']);
    expect(said.out).toContain(blanks(false));
    expect(said.out).not.toContain(askBlanks.slice(0, 30));
    expect(said.out).toContain('Your code is hidden.');
    const refused = await played(game, ['1234.', 'no', 'quit']);
    expect(refused.out).toContain('Hole 5');
    expect(refused.out).not.toContain('Your code is hidden.');
    const drawn = await played(game, ['random', 'no', 'quit']);
    expect(drawn.out).toContain('Your code is hidden.');
    for (const hiding of ['12345', 'random']) {
      const stopped = await played(game, [hiding, 'quit']);
      expect(stopped.out).not.toContain('Your code is hidden.');
    }
  });

  it('understands the words of each language, and English ones in all', async () => {
    const said = async (lang: string, ...words: readonly string[]) =>
      (await played(`super --seed 1 --lang ${lang}`, ['11223', ...words])).out.split('\n').slice(7, 12);
    const all = [
      await said('en', 'rows', 'left', 'score', 'pegs', 'what'),
      await said('fr', 'Rangées', 'reste', 'score', 'pions', 'tour'),
      await said('de', 'REIHEN', 'übrig', 'Stand', 'stifte', 'dran'),
    ];
    for (const lines of all) expect(lines.every((line) => line !== '')).toBe(true);
    expect(await said('fr', 'rows', 'left', 'score', 'pegs', 'turn')).toEqual(all[1]);
  });

  it('saves the match at the end of the input, and resumes it', async () => {
    const home = newFolder();
    const first = await played('super --seed 3', ['11111'], home);
    const name = /--resume (\w+)/.exec(first.out)?.[1] ?? '';
    const second = await played(`--resume ${name}`, ['rows', '22222', 'quit'], home);
    expect(second.out).toContain('Row 1: black, black, black, black, black.');
    expect(second.out).toContain('Row 2: ');
    const offered = await played('--plain', ['1', 'left', 'quit'], home);
    expect(offered.out).toContain('10 rows of 12 left.');
  });

  it('at a terminal has the answer in the line of the next prompt, and the command to resume in one line', async () => {
    const env = { BLACKPEG_HOME: newFolder() };
    const input = '11111\n22222\nwhat\n33333\nquit\n';
    const args = 'play super --seed 3 --plain --brief'.split(' ');
    const { out } = await ran(args, { input, env, isTerminal: true });
    const lines = out.split('\n');
    expect(out).toMatch(/1: 1 black\. 2: /);
    expect(lines.some((line) => /^blackpeg play --resume \w+$/.test(line))).toBe(true);
    // After something else the prompt is alone.
    expect(out).toMatch(/\n3: /);
  });

  it.each(LANGUAGES)('every answer fits 40 cells with its row and the next prompt: %s', (language) => {
    const { row } = plainTexts(language).prompts;
    for (const name of BOX_NAMES) {
      const edition = editionNamed(name);
      const number = edition.rows - 1;
      for (const feedback of allFeedback(widestSpec(edition), edition.marking)) {
        const brief = briefRow(language, number, answerText(language, name, feedback));
        expect(`${brief} ${row(number + 1)}`.length, brief).toBeLessThanOrEqual(40);
      }
    }
  });

  it('asks what is missing: the edition, the opponent, and further options', async () => {
    const lines = [
      '9',
      '1',
      '2',
      'holes 4',
      'colours 99',
      'colours 6',
      'chess 3',
      'rounds 3',
      '',
      '1234',
      'quit',
    ];
    const { code, out } = await ran(['play'], {
      input: lines.map((line) => `${line}\n`).join(''),
      env: { BLACKPEG_HOME: newFolder() },
    });
    expect(code).toBe(0);
    expect(out).toContain('from 1 to 8, not “99”');
    expect(out).toContain('“chess 3”');
    expect(out).toMatch(/even/);
    expect(out).toContain('Super, 4 holes, 6 colours, without blanks. Classic, 2 rounds.');
    expect(out).toContain('Your code is hidden.');
  });

  it.each([
    ['fr', 'trous 4', 'niveau maître', /4 trous.*4\D?096 codes/],
    ['de', 'löcher 4', 'stufe meister', /4 Löcher.*4\.096 Codes/],
    ['de', 'holes 4', 'level master', /4 Löcher.*4\.096 Codes/],
  ])(
    'in %s options are named and said in its words, and in English: %s',
    async (lang, size, level, agreed) => {
      const input = ['1', '2', size, level, 'quit'].map((line) => `${line}\n`).join('');
      const { out } = await ran(['play', '--lang', lang], { input, env: { BLACKPEG_HOME: newFolder() } });
      expect(out).toMatch(agreed);
      expect(out).not.toMatch(/« niveau|„stufe|„level/);
    },
  );

  it('options of the command line have names in every language too', async () => {
    const { out } = await played('super --trous 3 --couleurs 4 --lang fr', ['quit']);
    expect(out).toContain('64 codes');
  });

  it('one name of two is kept', async () => {
    const { out } = await played('super --names Red --maker me', ['quit']);
    expect(out).toContain('It is Red’s turn.');
    const asked = ['1', '4', 'names ,Blue', 'maker other', '', 'quit'].map((line) => `${line}\n`).join('');
    const { out: lines } = await ran(['play'], { input: asked, env: { BLACKPEG_HOME: newFolder() } });
    expect(lines).toContain('It is Blue’s turn.');
  });

  it('M4a: a target replaces a number of rounds, and the other way round', async () => {
    const input = ['1', '2', 'rounds 4', 'target 20', 'rounds 6', 'target 30', '', 'quit'];
    const { out } = await ran(['play'], {
      input: input.map((line) => `${line}\n`).join(''),
      env: { BLACKPEG_HOME: newFolder() },
    });
    expect(out).not.toContain('do not go together');
    expect(out).toContain('to 30 points');
  });

  it('C10: sets up a custom game by its sizes or in notation, and says what is wrong with others', async () => {
    const asked = async (...typed: readonly string[]) => {
      const ownGame = String(BOX_NAMES.length + 1);
      const input = [ownGame, ...typed, '1', '', 'quit'].map((line) => `${line}\n`).join('');
      return (await ran(['play'], { input, env: { BLACKPEG_HOME: newFolder() } })).out;
    };
    expect(await asked('9 6', '3 4')).toMatch(/1 to 8(.|\n)*3 holes, 4 colours(.|\n)*place row 1/);
    // A player who wants to stop is asked nothing more.
    const { code, out } = await ran(['play', '--lang', 'fr'], { input: 'quitter\n1\n', env: {} });
    expect([code, out.match(/Quel jeu/g)]).toEqual([0, ['Quel jeu']]);
    expect(await asked('chess', 'custom-3x4n-once-r5')).toMatch(/chess(.|\n)*3 holes, numbers 1 to 4/);
  });

  it('T3b, C9b: withholds pegs, and says whether blanks are possible', async () => {
    const tray = await played('super --maker me --supply 24 --brief', ['palm 1 2', '12345', 'quit']);
    expect(tray.out).toMatch(/^Withheld: black 2\.$/m);
    expect(tray.out).toMatch(/^Your code is hidden$/m);
    const choice = await played('custom-3x4cb-choice --maker me --brief', [
      'blanks no',
      '1.2',
      '123',
      'quit',
    ]);
    expect(choice.out).toMatch(/^Your code is hidden, no blanks$/m);
  });

  it('T3b: refuses to withhold what cannot be as soon as it is typed', async () => {
    const { out } = await played('super --maker me --supply 24 --brief', [
      'palm 1 3',
      'palm 1 12',
      'palm 9 1',
      'palm 1',
      'palm 1 2',
      '12345',
      'quit',
    ]);
    expect(out.match(/^Withheld/gm)).toHaveLength(1);
    expect(out).toMatch(
      /at most 2(.|\n)*at most 2(.|\n)*no such peg(.|\n)*Type a number(.|\n)*Withheld: black 2\./i,
    );
    expect(out).toMatch(/^Your code is hidden$/m);
  });

  it.each([
    ['en', 'resign match', 'no', /^Give up the match\? .*wins the match\.$/m],
    ['fr', 'resign match', 'non', /^Abandonner l.* ?\? .*\.$/m],
    ['de', 'resign match', 'nein', /^Partie aufgeben\? .*\.$/m],
    ['en', 'resign', 'no', /^Give up the round\? .*\.$/m],
    ['en', 'offer end', 'no', /^Offer to end the match\? .*\.$/m],
  ])('asks for confirmation with the consequence: %s %s', async (lang, word, no, question) => {
    const form = word === 'offer end' ? '--two' : '--maker other';
    const lines = form === '--two' ? ['', '12345', '', word, no] : ['11223', word, no];
    const { out } = await played(`super ${form} --marking assisted --lang ${lang}`, [...lines, 'quit']);
    expect(out).toMatch(question);
  });

  it('asks whether a wrong answer shall go', async () => {
    const { out } = await played('super --maker me --marking assisted', ['12345', '50', 'no', 'quit']);
    expect(out).toMatch(/does not match your code.*\nSend anyway\?$/m);
  });

  it('saves a log the rules vouch for, whole, and leaves nothing else behind', async () => {
    const folder = newFolder();
    const file = path.join(folder, 'match.jsonl');
    await played(`braille --seed 4 --log ${file}`, ['1122', '3344', 'resign', 'yes']);
    const log = parseLog(readFileSync(file, 'utf8'));
    if (!log.ok) throw new Error('The log cannot be read.');
    expect(verifyLog(log.value)).toBeNull();
    expect(log.value.at(-1)?.type).toBe('match-closed');
    expect(readdirSync(folder)).toEqual(['match.jsonl']);
  });

  it('saves the names of those who play in the log', async () => {
    const file = path.join(newFolder(), 'match.jsonl');
    await played(`super --two --names You,Guest --log ${file}`, ['', '12345', 'quit']);
    expect(playersOfLog(readFileSync(file, 'utf8'))).toEqual(['You', 'Guest']);
  });

  it('never overwrites a file, nor begins if none can be written', async () => {
    const folder = newFolder();
    const taken = path.join(folder, 'taken');
    writeFileSync(taken, 'mine');
    const missing = path.join(folder, 'no', 'such', 'folder');
    for (const file of [taken, missing, folder]) {
      const { code, out, err } = await ran(['play', '--log', file], { input: 'resign\n' });
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(file);
    }
    expect(readFileSync(taken, 'utf8')).toBe('mine');
    expect(existsSync(missing)).toBe(false);
  });
});
