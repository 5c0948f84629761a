// An engine as its controller meets it: a line in, lines out. What the words mean stands in docs/engine-protocol.md.

import { randomInt } from 'node:crypto';
import { formatCode, formatFeedback, parseCode, parseEdition, parseRows } from '@blackpeg/notation';
import {
  type Code,
  type Dice,
  drawCode,
  type Edition,
  err,
  type MarkedGuess,
  mark,
  ok,
  type Result,
  seededDice,
  widestSpec,
} from '@blackpeg/rules';
import type { Language } from '@blackpeg/wording';
import { LARGEST_SEED, parseNumber } from '../args.ts';
import { LONGEST_LINE } from '../io.ts';
import { version } from '../process-console.ts';
import { MOST_NODES } from '../strategy-args.ts';
import { type EngineFault, errorLine } from './fault.ts';
import type { Letter } from './inbox.ts';
import type { EngineThinker, Game } from './question.ts';
import { changed, SETTING_LINES, type Settings } from './settings.ts';

export interface Engine {
  readonly answer: (letter: Letter) => Promise<readonly string[]>;
}

type Lines = Result<readonly string[], EngineFault>;

interface Table {
  readonly edition: Edition;
  readonly game: Game;
  readonly rows: readonly MarkedGuess[];
  /** The code it has hidden as codemaker. */
  readonly code: Code | null;
}

const WORDS = ['identify', 'ready', 'set', 'newgame', 'position', 'go', 'mark', 'stop', 'quit'] as const;
type Word = (typeof WORDS)[number];

const SILENCE: Lines = ok([]);

/** An hour; nobody waits longer for a guess. */
const LONGEST_TIME = 3_600_000;

/** A fault changes nothing: the engine stands as it stood before the line. */
export function openEngine(language: Language, given: Settings, thinker: EngineThinker): Engine {
  let settings = given;
  let dice = diceOf(settings);
  let table: Table | null = null;

  const HANDLERS: Readonly<
    Record<Word, (words: readonly string[], letter: Letter) => Promise<Lines> | Lines>
  > = {
    identify: (words) =>
      orSurplus('identify', words, [
        `id name Blackpeg ${version()}`,
        'protocol 1',
        ...SETTING_LINES,
        'identified',
      ]),
    ready: async (words) => {
      if (table && words.length === 0) await thinker.open(table.game);
      return orSurplus('ready', words, ['ready']);
    },
    set: ([name, value, surplus]) => {
      const next = changed(settings, name, value);
      if (!next.ok) return next;
      if (surplus !== undefined) return err({ kind: 'surplus', given: surplus, after: `set ${name}` });
      settings = next.value;
      if (name === 'seed') dice = diceOf(settings);
      return SILENCE;
    },
    newgame: ([text]) => {
      const opened = openTable(text);
      if (!opened.ok) return opened;
      table = opened.value;
      return SILENCE;
    },
    position: (words) => {
      if (!table) return err({ kind: 'no-game' });
      const rows = rowsOf(table, words.join(' '));
      if (!rows.ok) return rows;
      table = { ...table, rows: rows.value };
      return SILENCE;
    },
    go: (words, letter) => {
      if (!table) return err({ kind: 'no-game' });
      return words[0] === 'code' ? hide(table, words.slice(1)) : guess(table, words, letter);
    },
    mark: (words) => {
      if (!table) return err({ kind: 'no-game' });
      if (!table.code) return err({ kind: 'no-code' });
      const text = words.join(' ');
      const placed = parseCode(table.game.spec, text);
      if (!placed.ok) return err({ kind: 'bad-text', where: 'mark', text, fault: placed.error });
      const { marking } = table.game;
      return ok([`feedback ${formatFeedback(marking, mark(marking, table.code, placed.value))}`]);
    },
    // Alone on their lines they never come here.
    stop: (words) => orSurplus('stop', words, []),
    quit: (words) => orSurplus('quit', words, []),
  };

  return {
    answer: async (letter) => {
      const lines = await handle(letter);
      return lines.ok ? lines.value : [errorLine(language, lines.error)];
    },
  };

  async function handle(letter: Letter): Promise<Lines> {
    if (letter.line.length > LONGEST_LINE) return err({ kind: 'line-too-long' });
    const [first, ...words] = letter.line.split(/\s+/).filter((word) => word !== '');
    if (first === undefined) return SILENCE;
    const word = WORDS.find((known) => known === first);
    return word
      ? HANDLERS[word](words, letter)
      : err({ kind: 'unknown-command', given: first, known: WORDS });
  }

  function hide(at: Table, [surplus]: readonly string[]): Lines {
    if (surplus !== undefined) return err({ kind: 'surplus', given: surplus, after: 'go code' });
    const code = drawCode(at.game.spec, dice);
    table = { ...at, code };
    return ok([`code ${formatCode(at.game.spec, code)}`]);
  }

  async function guess(
    { edition, game, rows }: Table,
    words: readonly string[],
    letter: Letter,
  ): Promise<Lines> {
    const limits = limitsOf(words);
    if (!limits.ok) return limits;
    if (rows.length >= edition.rows)
      return err({ kind: 'rows-full', given: rows.length + 1, most: edition.rows });
    const time = letter.isStopped() ? 0 : limits.value.time;
    const { level } = settings;
    const seed = dice(LARGEST_SEED);
    const thought = await thinker.guess({ game, rows, level, seed, ...limits.value, time });
    if (!thought.ok) return err({ kind: 'no-code-fits', edition, contradiction: thought.error });
    return ok([`bestguess ${formatCode(game.spec, thought.value)}`]);
  }
}

function diceOf({ seed }: Settings): Dice {
  return seed === null ? (sides) => randomInt(sides) : seededDice(seed);
}

function orSurplus(after: Word, [given]: readonly string[], lines: readonly string[]): Lines {
  return given === undefined ? ok(lines) : err({ kind: 'surplus', given, after });
}

/** What follows the edition is for engines that do not read notation; it says nothing the edition does not. */
function openTable(text: string | undefined): Result<Table, EngineFault> {
  if (text === undefined) return err({ kind: 'missing', after: 'newgame' });
  const edition = parseEdition(text);
  if (!edition.ok) return err({ kind: 'bad-text', where: 'newgame', text, fault: edition.error });
  if (new Set(edition.value.holes).size > 1) return err({ kind: 'one-length' });
  const game = { spec: widestSpec(edition.value), marking: edition.value.marking };
  return ok({ edition: edition.value, game, rows: [], code: null });
}

function rowsOf({ edition, game }: Table, text: string): Result<readonly MarkedGuess[], EngineFault> {
  const rows = parseRows(game.spec, game.marking, text);
  if (!rows.ok) return err({ kind: 'bad-text', where: 'position', text, fault: rows.error, edition });
  const given = rows.value.length;
  return given > edition.rows ? err({ kind: 'rows-full', given, most: edition.rows }) : rows;
}

interface Limits {
  readonly time: number | null;
  readonly nodes: number | null;
}

const LIMITS = { time: LONGEST_TIME, nodes: MOST_NODES } as const;

function limitsOf(words: readonly string[]): Result<Limits, EngineFault> {
  const limits: { time: number | null; nodes: number | null } = { time: null, nodes: null };
  for (let at = 0; at < words.length; at += 2) {
    const [name = '', value] = words.slice(at, at + 2);
    if (name !== 'time' && name !== 'nodes') return err({ kind: 'surplus', given: name, after: 'go' });
    if (value === undefined) return err({ kind: 'missing', after: `go ${name}` });
    const number = parseNumber(name, value, 1, LIMITS[name]);
    if (!number.ok) return number;
    limits[name] = number.value;
  }
  return ok(limits);
}
