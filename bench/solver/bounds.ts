// Certificates of lower bounds: read from disk and checked, together with the total of the tree that ships.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { boundChecker, parseManifest } from '@blackpeg/solver';
import { type Cell, printTable } from '../table.ts';
import { processorTime } from './measure.ts';

const MANIFEST = new URL(import.meta.resolve('@blackpeg/solver/trees/manifest.json'));
const CERTIFICATES = new URL('../certificates/', MANIFEST);
/** Larger certificates are left out of a quick run. */
const QUICK_BYTES = 100_000;

/** A game has one certificate, or a folder of them: first the parts, then the game, which builds on them. */
export function benchBounds(quick: boolean, isWanted: (game: string) => boolean): void {
  const manifest = parseManifest(readFileSync(MANIFEST, 'utf8'));
  if (!manifest.ok) throw new Error(`The manifest cannot be read: ${manifest.error}.`);
  const lines = manifest.value.flatMap(({ holes, kinds, total }) => {
    const name = `${holes}x${kinds}`;
    const texts = isWanted(name) ? certificatesOf(name) : [];
    const bytes = texts.reduce((sum, text) => sum + text.length, 0);
    return texts.length === 0 || (quick && bytes > QUICK_BYTES) ? [] : [checked(name, texts, bytes, total)];
  });
  printTable(['game', 'codes', 'at least', 'tree', 'certificates', 'bytes', 'seconds to check'], lines);
}

function checked(name: string, texts: readonly string[], bytes: number, total: number): readonly Cell[] {
  const checker = boundChecker();
  const started = processorTime();
  let game: readonly Cell[] = ['', 'no certificate of the whole game'];
  for (const text of texts) {
    const result = checker.check(text.trimEnd().split('\n'));
    if (!result.ok) {
      const { kind, line, total: reached } = result.error;
      game = [
        '',
        `refused: ${kind}, line ${line} of ${text.split('\n', 1)}${reached ? `, reaches ${reached}` : ''}`,
      ];
      break;
    }
    for (const { rows, codes, total: least } of result.value) if (rows === '') game = [codes, least];
  }
  const seconds = ((processorTime() - started) / 1000).toFixed(1);
  return [name, ...game, game[1] === total ? 'equal: proved' : total, texts.length, bytes, seconds];
}

function certificatesOf(name: string): readonly string[] {
  const file = new URL(`${name}.bound`, CERTIFICATES);
  if (existsSync(file)) return [readFileSync(file, 'utf8')];
  const folder = new URL(`${name}/`, CERTIFICATES);
  if (!existsSync(folder)) return [];
  const parts = readdirSync(folder).filter((each) => each.endsWith('.bound') && each !== 'game.bound');
  return [...parts, 'game.bound'].map((each) => readFileSync(new URL(each, folder), 'utf8'));
}
