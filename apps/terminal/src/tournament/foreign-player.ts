// A foreign program as a player, by the engine protocol.

import {
  formatCode,
  formatEdition,
  formatPeg,
  formatRows,
  parseCode,
  parseFeedback,
} from '@blackpeg/notation';
import {
  allPegs,
  type CodeSpec,
  type Edition,
  err,
  type Marking,
  ok,
  type Result,
  widestSpec,
} from '@blackpeg/rules';
import { type EngineProcess, startEngine } from './engine-process.ts';
import type { Lapse, Played, Player } from './player.ts';

/** Milliseconds it has to start and to get ready for a game. */
const PATIENCE = 10_000;
/** Milliseconds a line may take, on a busy machine. */
const GRACE = 1000;

/** An engine without a protocol line uses the first. */
const KNOWN_PROTOCOLS = /^protocol [12]$/;

interface Running {
  readonly engine: EngineProcess;
  readonly takesSeed: boolean;
}

/** `time` is its limit for each answer, in milliseconds. */
export function foreignPlayer(command: readonly string[], time: number): Player {
  let running: Running | null = null;
  let game: { readonly spec: CodeSpec; readonly marking: Marking } | null = null;
  const now = () => {
    if (running === null || game === null) throw new Error('The round has not begun.');
    return { ...running, ...game };
  };
  const ask = (line: string, word: string) => wordAfter(now().engine, line, word, time + GRACE);
  return {
    async open(edition, seed) {
      game = { spec: widestSpec(edition), marking: edition.marking };
      const started = running ? ok(running) : await start(command);
      if (!started.ok) return started;
      running = started.value;
      return begin(running, edition, seed);
    },
    async hide() {
      const said = await ask('go code', 'code');
      if (!said.ok) return said;
      const code = parseCode(now().spec, said.value);
      return code.ok ? code : err({ kind: 'illegal-code', said: said.value });
    },
    async guess(rows) {
      const { spec, marking, engine } = now();
      engine.tell(`position ${formatRows(spec, marking, rows)}`.trimEnd());
      const said = await ask(`go time ${time}`, 'bestguess');
      if (!said.ok) return said;
      const guess = parseCode(spec, said.value);
      return guess.ok ? guess : err({ kind: 'illegal-guess', said: said.value });
    },
    async mark(guess) {
      const { spec, marking } = now();
      const asked = `mark ${formatCode(spec, guess)}`;
      const said = await ask(asked, 'feedback');
      if (!said.ok) return said;
      const feedback = parseFeedback(spec, marking, said.value);
      return feedback.ok ? feedback : err({ kind: 'nonsense', asked, said: `feedback ${said.value}` });
    },
    restart() {
      running?.engine.kill();
      running = null;
    },
    async close() {
      await running?.engine.quit();
      running = null;
    },
  };
}

/** Its identity and its options. */
async function start(command: readonly string[]): Promise<Result<Running, Lapse>> {
  const engine = startEngine(command);
  let takesSeed = false;
  let said = await engine.ask('identify', PATIENCE);
  while (said.ok && /^(id|protocol|option)\b/.test(said.value)) {
    takesSeed ||= /^option seed\b/.test(said.value);
    if (/^protocol\b/.test(said.value) && !KNOWN_PROTOCOLS.test(said.value)) {
      engine.kill();
      return err({ kind: 'wrong-protocol', said: said.value });
    }
    said = await engine.more('identify', PATIENCE);
  }
  if (said.ok && said.value === 'identified') return ok({ engine, takesSeed });
  engine.kill();
  return said.ok ? err({ kind: 'nonsense', asked: 'identify', said: said.value }) : said;
}

async function begin({ engine, takesSeed }: Running, edition: Edition, seed: number): Played<null> {
  if (takesSeed) engine.tell(`set seed ${seed}`);
  engine.tell(newGameLine(edition));
  const ready = await engine.ask('ready', PATIENCE);
  if (!ready.ok) return ready;
  return ready.value === 'ready' ? ok(null) : err({ kind: 'nonsense', asked: 'ready', said: ready.value });
}

/** The rest of the line after the expected word. */
async function wordAfter(
  engine: EngineProcess,
  line: string,
  word: string,
  milliseconds: number,
): Played<string> {
  const said = await engine.ask(line, milliseconds);
  if (!said.ok) return said;
  const [first, ...others] = said.value.split(/\s+/);
  return first === word ? ok(others.join(' ')) : err({ kind: 'nonsense', asked: line, said: said.value });
}

/** The edition, and its facts for engines that do not read notation. */
function newGameLine(edition: Edition): string {
  const spec = widestSpec(edition);
  const pegs = allPegs(spec).map((peg) => formatPeg(spec, peg));
  const repeats = spec.repeats ? 'yes' : 'no';
  const marks = edition.marking === 'pairs' ? 'black,white,blue' : 'black,white';
  const blue = edition.marking === 'pairs' ? 'yes' : 'no';
  const blanks = spec.facets.some(({ blank }) => blank) ? 'yes' : 'no';
  const facts = { holes: spec.holes, pegs: pegs.join(), rows: edition.rows, repeats, marks, blue, blanks };
  return ['newgame', formatEdition(edition), ...Object.entries(facts).flat()].join(' ');
}
