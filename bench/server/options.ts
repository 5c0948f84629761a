// The options of the bench.

export interface Options {
  readonly tables: number;
  readonly moves: number;
  readonly seconds: number;
  readonly runs: number;
  /** Stored before the first kill. */
  readonly games: number;
  readonly kills: number;
  readonly commands: number;
  readonly frames: number;
  readonly handshakes: number;
  readonly pairs: number;
  /** Cut at once. */
  readonly lines: number;
  readonly backups: number;
  /** Of the soak. */
  readonly minutes: number;
  /** Another checkout with its benches built, loaded beside this one. */
  readonly beside: string | null;
}

const USUAL: Omit<Options, 'beside'> = {
  tables: 5000,
  moves: 1000,
  seconds: 60,
  runs: 5,
  games: 5000,
  kills: 100,
  commands: 100_000,
  frames: 1_000_000,
  handshakes: 10_000,
  pairs: 10_000,
  lines: 2000,
  backups: 10,
  minutes: 60,
};

const BESIDE = '--beside=';

/** The options, or a sentence that says what is wrong with them. */
export function readOptions(args: readonly string[]): Options | string {
  const read: Record<string, number> = { ...USUAL };
  let beside: string | null = null;
  for (const arg of args) {
    if (arg.startsWith(BESIDE)) {
      beside = arg.slice(BESIDE.length);
      continue;
    }
    const [, name = '', value = ''] = /^--([a-z]+)=(\d+)$/.exec(arg) ?? [];
    if (!Object.hasOwn(USUAL, name) || Number(value) < 1) {
      return `${arg} is no option here; there are ${Object.entries(USUAL)
        .map(([option, usual]) => `--${option}=${usual}`)
        .join(', ')}, ${BESIDE}FOLDER.`;
    }
    read[name] = Number(value);
  }
  return { ...USUAL, ...read, beside };
}
