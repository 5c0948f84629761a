// Certificates of lower bounds: read from disk and checked, together with the total of the tree that ships.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { boundChecker, type CheckedBound, parseManifest } from '@blackpeg/solver';
import { type Cell, printTable } from '../table.ts';
import { timed } from './measure.ts';

const MANIFEST = new URL(import.meta.resolve('@blackpeg/solver/trees/manifest.json'));
const CERTIFICATES = new URL('../certificates/', MANIFEST);
/** The built checker. */
const CHECKER = new URL('../dist/certificates/', MANIFEST);
/** Results by certificate and checker, so that a long check can be stopped and resumed. */
const CACHE = path.resolve('node_modules/.cache/bounds');
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

interface Timed {
  readonly bound: CheckedBound;
  readonly seconds: number;
}

function checked(name: string, text: string, total: number): readonly Cell[] {
  const certificates = text.trimEnd().split(/\n(?=bound )/);
  const found = new Map<string, Timed>();
  const table = (least: Cell, tree: Cell): readonly Cell[] => {
    const spent = Array.from(found.values(), ({ seconds }) => seconds).reduce((sum, one) => sum + one, 0);
    const codes = found.get(certificates.at(-1) ?? '')?.bound.codes ?? '';
    return [name, codes, least, tree, found.size, text.length, spent.toFixed(1)];
  };
  for (const certificate of certificates) {
    const file = resultFile(certificate);
    if (existsSync(file)) found.set(certificate, JSON.parse(readFileSync(file, 'utf8')));
  }
  const checker = boundChecker(Array.from(found.values(), ({ bound }) => bound));
  let above = 0;
  for (const certificate of certificates) {
    const lines = certificate.split('\n');
    const { value: result, processor: seconds } = timed(() => found.get(certificate) ?? checker.check(lines));
    if ('ok' in result && !result.ok) {
      const { kind, line, total: reached } = result.error;
      return table(
        `refused: ${kind}, line ${above + line}${reached === undefined ? '' : `, reaches ${reached}`}`,
        '',
      );
    }
    if ('ok' in result) found.set(certificate, kept(certificate, result.value, seconds));
    above += lines.length;
    const spent = found.get(certificate)?.seconds.toFixed(1);
    if (lines.length > LONG) console.error(`${lines[0]}: ${lines.length} lines, ${spent} s`);
  }
  const game = found.get(certificates.at(-1) ?? '')?.bound;
  if (game?.rows !== '') return table('no certificate of the whole game', total);
  return table(game.total, game.total === total ? 'equal: proved' : total);
}

/** That of a game rests on those of its parts, and is checked each time. */
function kept(certificate: string, [bound]: readonly CheckedBound[], seconds: number): Timed {
  if (!bound) throw new Error('A certificate without a title was confirmed.');
  mkdirSync(CACHE, { recursive: true });
  if (bound.rows !== '') writeFileSync(resultFile(certificate), JSON.stringify({ bound, seconds }));
  return { bound, seconds };
}

function resultFile(certificate: string): string {
  const hash = createHash('sha256').update(certificate);
  for (const file of readdirSync(CHECKER)
    .filter((one) => one.endsWith('.js'))
    .toSorted())
    hash.update(readFileSync(new URL(file, CHECKER)));
  return path.join(CACHE, `${hash.digest('hex')}.json`);
}
