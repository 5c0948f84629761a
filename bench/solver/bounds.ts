// Certificates of lower bounds: read from disk and checked, together with the total of the tree that ships.

import { existsSync, readFileSync } from 'node:fs';
import { boundChecker, parseManifest } from '@blackpeg/solver';
import { type Cell, printTable } from '../table.ts';
import { processorTime } from './measure.ts';

const MANIFEST = new URL(import.meta.resolve('@blackpeg/solver/trees/manifest.json'));
const CERTIFICATES = new URL('../certificates/', MANIFEST);
/** Larger certificates are left out of a quick run. */
const QUICK_BYTES = 1000;

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
  const result = boundChecker().check(text.trimEnd().split('\n'));
  const seconds = ((processorTime() - started) / 1000).toFixed(1);
  if (!result.ok) {
    const { kind, line, total: reached } = result.error;
    const refusal = `refused: ${kind}, line ${line}${reached === undefined ? '' : `, reaches ${reached}`}`;
    return [name, '', refusal, total, '', text.length, seconds];
  }
  const game = result.value.find(({ rows }) => rows === '');
  const least = game ? game.total : 'no certificate of the whole game';
  const tree = least === total ? 'equal: proved' : total;
  return [name, game?.codes ?? '', least, tree, result.value.length, text.length, seconds];
}
