// Certificates of lower bounds: read from disk and checked, together with the total of the tree that ships.

import { existsSync, readFileSync } from 'node:fs';
import { boundChecker, type CheckedBound, parseManifest } from '@blackpeg/solver';
import { type Cell, printTable } from '../table.ts';
import { processorTime } from './measure.ts';

const MANIFEST = new URL(import.meta.resolve('@blackpeg/solver/trees/manifest.json'));
const CERTIFICATES = new URL('../certificates/', MANIFEST);
/** Larger certificates are left out of a quick run. */
const QUICK_BYTES = 1000;
/** Lines; larger certificates are reported as soon as they are checked. */
const LONG = 100;

/** A file has the certificates of a game: those of parts first, if any, then that of the game, which uses them. */
export function benchBounds(quick: boolean, isWanted: (game: string) => boolean): void {
  const manifest = parseManifest(readFileSync(MANIFEST, 'utf8'));
  if (!manifest.ok) throw new Error(`The manifest cannot be read: ${manifest.error}.`);
  const lines = manifest.value.flatMap(({ holes, kinds, total }) => {
    const name = `${holes}x${kinds}`;
    const file = new URL(`${name}.bound`, CERTIFICATES);
    const text = isWanted(name) && existsSync(file) ? readFileSync(file, 'utf8') : '';
    return text === '' || (quick && text.length > QUICK_BYTES) ? [] : [checked(name, text, total)];
  });
  printTable(['game', 'codes', 'at least', 'tree', 'certificates', 'bytes', 'seconds to check'], lines);
}

function checked(name: string, text: string, total: number): readonly Cell[] {
  const started = processorTime();
  const checker = boundChecker();
  const found: CheckedBound[] = [];
  let above = 0;
  for (const certificate of text.trimEnd().split(/\n(?=bound )/)) {
    const lines = certificate.split('\n');
    const began = processorTime();
    const result = checker.check(lines);
    if (!result.ok) {
      const { kind, line, total: reached } = result.error;
      const refusal = `refused: ${kind}, line ${above + line}${reached === undefined ? '' : `, reaches ${reached}`}`;
      return [name, '', refusal, total, '', text.length, seconds(started)];
    }
    found.push(...result.value);
    above += lines.length;
    if (lines.length > LONG) console.error(`${lines[0]}: ${lines.length} lines, ${seconds(began)} s`);
  }
  const game = found.find(({ rows }) => rows === '');
  const least = game ? game.total : 'no certificate of the whole game';
  const tree = least === total ? 'equal: proved' : total;
  return [name, game?.codes ?? '', least, tree, found.length, text.length, seconds(started)];
}

function seconds(since: number): string {
  return ((processorTime() - since) / 1000).toFixed(1);
}
