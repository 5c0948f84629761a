// How the server copes with load, crashes and invalid input: `npm run bench:server [section …] [--tables=500 --seconds=10 …]`.
// Without a section it is `load`; `all` runs every one. One table is printed; nothing is asserted.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { benchBackups } from './server/backups.ts';
import { benchClocks } from './server/clocks.ts';
import { benchCopies } from './server/copies.ts';
import { benchDrops } from './server/drops.ts';
import type { Figure } from './server/figures.ts';
import { benchFuzz, probe } from './server/fuzz.ts';
import { benchKills } from './server/kills.ts';
import { benchLoad, echo, playLoad, syncPages } from './server/load.ts';
import { type Options, readOptions } from './server/options.ts';
import { benchSoak } from './server/soak.ts';
import { benchTwins } from './server/twins.ts';
import { printTable } from './table.ts';

type Section = (options: Options, folder: string) => Promise<readonly Figure[]>;

const SECTIONS: Readonly<Record<string, Section>> = {
  load: benchLoad,
  kills: benchKills,
  copies: benchCopies,
  fuzz: benchFuzz,
  twins: benchTwins,
  drops: benchDrops,
  backups: benchBackups,
  clocks: benchClocks,
  soak: benchSoak,
};

const args = process.argv.slice(2);
const loadFile = optionValue('--load-of=');
const probed = optionValue('--probe=');
const synced = optionValue('--syncs-of=');
if (loadFile !== undefined) await playLoad(loadFile);
else if (probed !== undefined) await probe(Number(probed));
else if (synced !== undefined) await syncPages(synced);
else if (args.includes('--echo')) await echo();
else await bench();

async function bench(): Promise<void> {
  const names = args.filter((arg) => !arg.startsWith('--'));
  const options = readOptions(args.filter((arg) => arg.startsWith('--')));
  const unknown = names.find((name) => name !== 'all' && !SECTIONS[name]);
  if (typeof options === 'string' || unknown !== undefined) {
    const sections = [...Object.keys(SECTIONS), 'all'].join(', ');
    console.error(typeof options === 'string' ? options : `No section ${unknown}. There are: ${sections}.`);
    process.exitCode = 2;
    return;
  }
  const wanted = names.includes('all') ? Object.keys(SECTIONS) : names.length > 0 ? names : ['load'];
  const figures: Figure[] = [];
  for (const name of wanted) {
    const folder = mkdtempSync(path.join(tmpdir(), `blackpeg-bench-${name}-`));
    try {
      figures.push(...((await SECTIONS[name]?.(options, folder)) ?? []));
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  printTable(
    ['goal', 'found', 'aim'],
    figures.map(({ goal, what, found, aim }) => [`${goal} ${what}`, found, aim]),
  );
}

function optionValue(option: string): string | undefined {
  return args.find((arg) => arg.startsWith(option))?.slice(option.length);
}
