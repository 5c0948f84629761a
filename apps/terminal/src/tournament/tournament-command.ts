// `blackpeg tournament`: two engines against each other, our own levels or foreign programs, with
// progress.

import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type Edition, ok, type Result } from '@blackpeg/rules';
import { type Language, terminalTexts } from '@blackpeg/wording';
import { LARGEST_SEED, type OptionSpecs, parseNumber, parseSeed, type Values } from '../command-line/args.ts';
import { type Command, command } from '../command-line/command.ts';
import { EDITION_OPTIONS, oneLengthEdition } from '../command-line/edition-args.ts';
import { type CommandFault, faultText } from '../command-line/fault.ts';
import { badInput, type Console, DONE } from '../command-line/io.ts';
import { type EngineThinker, thinkingThread } from '../engine/thinker.ts';
import { type Contender, contenderFrom, playerFor } from './contender.ts';
import { reportJson, reportText } from './report.ts';
import { type Plan, playAll } from './rounds.ts';
import { standingOf } from './standing.ts';

const OPTIONS = {
  ...EDITION_OPTIONS,
  rounds: { takes: 'number' },
  time: { takes: 'seconds' },
  seed: { takes: 'number' },
  json: {},
} as const satisfies OptionSpecs;

const MOST_ROUNDS = 1_000_000;
/** An hour, in seconds. */
const LONGEST_TIME = 3600;

export const tournament = tournamentOf(thinkingThread);

/** `startThinker` is called once for each lane in which a level plays. */
export function tournamentOf(startThinker: () => EngineThinker): Command {
  return command({
    name: 'tournament',
    takes: ['engine', 'engine'],
    options: OPTIONS,
    needs: ['edition'],
    run: async ({ values, positionals, console, language }) => {
      const asked = await askedFor(values, positionals);
      if (!asked.ok) return badInput(faultText(language, asked.error));
      const { edition, rounds, seed, contenders, time } = asked.value;
      const lanes = Math.min(availableParallelism(), rounds);
      const seat = () => seatFor(contenders, startThinker, time);
      const plan: Plan = { edition, rounds, seed, lanes, seat };
      const progress = progressOf(console, language, rounds);
      let stopped = false;
      const unheard = console.interrupts.once(() => {
        stopped = true;
      });
      const started = performance.now();
      const results = await playAll(plan, { shouldStop: () => stopped, onRound: progress.show });
      const seconds = (performance.now() - started) / 1000;
      unheard();
      await progress.clear();
      const names = [contenders[0].name, contenders[1].name] as const;
      const played = { edition, names, seed, lanes, seconds, standing: standingOf(results, edition.rows) };
      await console.out.write(values.json ? reportJson(played) : reportText(language, played));
      if (results.length === rounds) return DONE;
      const sentence = terminalTexts(language).tournament.interrupted(results.length, rounds);
      return { kind: 'interrupted', sentence };
    },
  });
}

interface Asked {
  readonly edition: Edition;
  readonly contenders: readonly [Contender, Contender];
  readonly rounds: number;
  /** Milliseconds a program has for each answer. */
  readonly time: number;
  readonly seed: number;
}

async function askedFor(
  values: Values<typeof OPTIONS>,
  [first = '', second = '']: readonly string[],
): Promise<Result<Asked, CommandFault>> {
  const edition = oneLengthEdition(values);
  if (!edition.ok) return edition;
  const rounds = parseNumber('--rounds', values.rounds ?? '100', 1, MOST_ROUNDS);
  if (!rounds.ok) return rounds;
  const time = parseNumber('--time', values.time ?? '10', 1, LONGEST_TIME);
  if (!time.ok) return time;
  const seed = values.seed === undefined ? ok(randomInt(LARGEST_SEED)) : parseSeed(values.seed);
  if (!seed.ok) return seed;
  const one = await contenderFrom(first);
  if (!one.ok) return one;
  const other = await contenderFrom(second);
  if (!other.ok) return other;
  const contenders = [one.value, other.value] as const;
  return ok({
    edition: edition.value,
    contenders,
    rounds: rounds.value,
    time: time.value * 1000,
    seed: seed.value,
  });
}

/** Both sides of a lane never think at the same time, so one thread serves both. */
function seatFor(
  [one, other]: readonly [Contender, Contender],
  startThinker: () => EngineThinker,
  time: number,
) {
  let shared: EngineThinker | null = null;
  const think = (): EngineThinker => {
    shared ??= startThinker();
    return shared;
  };
  return [playerFor(one, think, time), playerFor(other, think, time)] as const;
}

interface Progress {
  readonly show: (done: number) => void;
  readonly clear: () => Promise<void>;
}

/** Milliseconds between two updates of the bar. */
const TICK = 100;
const WIDTH = 24;

export function progressOf(console: Console, language: Language, rounds: number): Progress {
  return console.hasLine ? bar(console, language, rounds) : tenths(console, language, rounds);
}

function bar({ err }: Console, language: Language, rounds: number): Progress {
  const { progress } = terminalTexts(language).tournament;
  const started = performance.now();
  let shownAt = Number.NEGATIVE_INFINITY;
  return {
    show: (done) => {
      const now = performance.now();
      if (now - shownAt < TICK) return;
      shownAt = now;
      const full = Math.floor((done / rounds) * WIDTH);
      const picture = `[${'#'.repeat(full)}${'-'.repeat(WIDTH - full)}]`;
      void err.rewrite(`${picture} ${progress(done, rounds, (done * 1000) / (now - started))}`);
    },
    clear: () => err.rewrite(''),
  };
}

/** Ten lines in all: few enough for a log or a screen reader. */
function tenths({ err }: Console, language: Language, rounds: number): Progress {
  const { progress } = terminalTexts(language).tournament;
  const started = performance.now();
  let told = 0;
  return {
    show: (done) => {
      const tenth = Math.floor((done * 10) / rounds);
      if (tenth === told) return;
      told = tenth;
      void err.write(`${progress(done, rounds, (done * 1000) / (performance.now() - started))}\n`);
    },
    clear: async () => {},
  };
}
