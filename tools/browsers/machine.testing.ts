// A fake machine for tests of the search for browsers.

export interface TestMachine {
  readonly env?: Record<string, string>;
  readonly isRoot?: boolean;
  /** Executable files from the start. */
  readonly has?: readonly string[];
  /** Files that a command installs, by the beginning of its command line. */
  readonly brings?: Readonly<Record<string, string>>;
  readonly fails?: number;
  /** The version a program reports, depending on what was run before. */
  readonly version?: (ran: readonly string[]) => string;
}

/** A machine that remembers what was run on it. */
export function machine({
  env = {},
  isRoot = true,
  has = [],
  brings = {},
  fails = 0,
  version = () => '',
}: TestMachine) {
  const files = new Set(has);
  const ran: string[] = [];
  return {
    ran,
    env,
    isRoot,
    platform: 'linux' as const,
    canRun: (file: string) => files.has(file),
    run: (command: string, args: string[]) => {
      const line = [command, ...args].join(' ');
      ran.push(line);
      const brought = Object.keys(brings).find((beginning) => line.includes(beginning));
      if (brought !== undefined && ran.length > fails) files.add(brings[brought] ?? '');
      return brought !== undefined && ran.length > fails;
    },
    versionOf: () => version(ran),
    downloaded: () => '/cache/chrome',
  };
}
