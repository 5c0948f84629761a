// An engine as its controller sees it: a line in, lines out. The words are defined in docs/engine-protocol.md.

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
import { LARGEST_SEED, parseNumber } from '../command-line/args.ts';
import { LONGEST_LINE } from '../command-line/io.ts';
import { version } from '../process-console.ts';
import { MOST_NODES } from '../strategy/strategy-args.ts';
import { type EngineFault, errorLine } from './fault.ts';
import { changed, type EngineSettings, settingLines } from './settings.ts';
import type { EngineGame, EngineThinker } from './thinker.ts';

export interface EngineLine {
  readonly line: string;
  /** Has “stop” come after it? Then its work must end soon. */
  readonly isStopped: () => boolean;
}

export interface Engine {
  readonly answer: (received: EngineLine) => Promise<readonly string[]>;
}

type Lines = Result<readonly string[], EngineFault>;

interface OpenGame {
  readonly edition: Edition;
  readonly game: EngineGame;
  readonly rows: readonly MarkedGuess[];
  /** The code it has hidden as codemaker. */
  readonly code: Code | null;
}

interface EngineState {
  readonly thinker: EngineThinker;
  settings: EngineSettings;
  dice: Dice;
  open: OpenGame | null;
}

type Handler = (state: EngineState, words: readonly string[], received: EngineLine) => Promise<Lines> | Lines;

const WORDS = ['identify', 'ready', 'set', 'newgame', 'position', 'go', 'mark', 'stop', 'quit'] as const;
type Word = (typeof WORDS)[number];

const SILENCE: Lines = ok([]);

/** An hour; no guess may take longer. */
const LONGEST_TIME = 3_600_000;

export function openEngine(language: Language, settings: EngineSettings, thinker: EngineThinker): Engine {
  const state: EngineState = { thinker, settings, dice: diceOf(settings), open: null };
  return {
    answer: async (received) => {
      const lines = await handle(state, received);
      return lines.ok ? lines.value : [errorLine(language, lines.error)];
    },
  };
}

/** A fault changes nothing: the engine keeps its state before the line. */
async function handle(state: EngineState, received: EngineLine): Promise<Lines> {
  if (received.line.length > LONGEST_LINE) return err({ kind: 'line-too-long' });
  const [first, ...words] = received.line.split(/\s+/).filter((word) => word !== '');
  if (first === undefined) return SILENCE;
  const word = WORDS.find((known) => known === first);
  return word
    ? HANDLERS[word](state, words, received)
    : err({ kind: 'unknown-command', given: first, known: WORDS });
}

const HANDLERS: Readonly<Record<Word, Handler>> = {
  identify: ({ settings }, words) =>
    orSurplus('identify', words, [
      `id name Blackpeg ${version()}`,
      'id author the Blackpeg contributors',
      'protocol 2',
      ...settingLines(settings),
      'identified',
    ]),
  async ready({ open, thinker }, words) {
    if (open && words.length === 0) await thinker.open(open.game);
    return orSurplus('ready', words, ['ready']);
  },
  set(state, [name, value, surplus]) {
    const next = changed(state.settings, name, value);
    if (!next.ok) return next;
    if (surplus !== undefined) return err({ kind: 'surplus', given: surplus, after: `set ${name}` });
    state.settings = next.value;
    if (name === 'seed') state.dice = diceOf(next.value);
    return SILENCE;
  },
  newgame(state, [text]) {
    const opened = openGame(text);
    if (!opened.ok) return opened;
    state.open = opened.value;
    return SILENCE;
  },
  position(state, words) {
    if (!state.open) return err({ kind: 'no-game' });
    const rows = rowsOf(state.open, words.join(' '));
    if (!rows.ok) return rows;
    state.open = { ...state.open, rows: rows.value };
    return SILENCE;
  },
  go(state, words, received) {
    if (!state.open) return err({ kind: 'no-game' });
    return words[0] === 'code'
      ? hide(state, state.open, words.slice(1))
      : guess(state, state.open, words, received);
  },
  mark({ open }, words) {
    if (!open) return err({ kind: 'no-game' });
    if (!open.code) return err({ kind: 'no-code' });
    const text = words.join(' ');
    const { spec, marking } = open.game;
    const placed = parseCode(spec, text);
    if (!placed.ok) return err({ kind: 'bad-text', where: 'mark', text, fault: placed.error });
    return ok([`feedback ${formatFeedback(marking, mark(marking, open.code, placed.value))}`]);
  },
  // Alone on their lines they are handled elsewhere.
  stop: (_, words) => orSurplus('stop', words, []),
  quit: (_, words) => orSurplus('quit', words, []),
};

function hide(state: EngineState, open: OpenGame, [surplus]: readonly string[]): Lines {
  if (surplus !== undefined) return err({ kind: 'surplus', given: surplus, after: 'go code' });
  const code = drawCode(open.game.spec, state.dice);
  state.open = { ...open, code };
  return ok([`code ${formatCode(open.game.spec, code)}`]);
}

async function guess(
  { dice, settings, thinker }: EngineState,
  { edition, game, rows }: OpenGame,
  words: readonly string[],
  received: EngineLine,
): Promise<Lines> {
  const limits = limitsOf(words);
  if (!limits.ok) return limits;
  if (rows.length >= edition.rows)
    return err({ kind: 'rows-full', given: rows.length + 1, most: edition.rows });
  const time = received.isStopped() ? 0 : limits.value.time;
  const question = { game, rows, level: settings.level, seed: dice(LARGEST_SEED), ...limits.value, time };
  const thought = await thinker.guess(question);
  if (!thought.ok) return err({ kind: 'no-code-fits', edition, contradiction: thought.error });
  const { guess: best, left, nodes } = thought.value;
  const info = `info left ${left}${nodes === null ? '' : ` nodes ${nodes}`}`;
  return ok([...(settings.info ? [info] : []), `bestguess ${formatCode(game.spec, best)}`]);
}

function diceOf({ seed }: EngineSettings): Dice {
  return seed === null ? (sides) => randomInt(sides) : seededDice(seed);
}

function orSurplus(after: Word, [given]: readonly string[], lines: readonly string[]): Lines {
  return given === undefined ? ok(lines) : err({ kind: 'surplus', given, after });
}

/** What follows the edition is for engines that do not read notation; it repeats what the edition says. */
function openGame(text: string | undefined): Result<OpenGame, EngineFault> {
  if (text === undefined) return err({ kind: 'missing', after: 'newgame' });
  const edition = parseEdition(text);
  if (!edition.ok) return err({ kind: 'bad-text', where: 'newgame', text, fault: edition.error });
  if (new Set(edition.value.holes).size > 1) return err({ kind: 'one-length' });
  const game = { spec: widestSpec(edition.value), marking: edition.value.marking };
  return ok({ edition: edition.value, game, rows: [], code: null });
}

function rowsOf({ edition, game }: OpenGame, text: string): Result<readonly MarkedGuess[], EngineFault> {
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
