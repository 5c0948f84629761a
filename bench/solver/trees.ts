// The trees that ship: read from disk, played through by the verifier, weighed.

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { decodeTree, formatSignature, parseManifest, type ShippedCell, verifyTree } from '@blackpeg/solver';
import { type Cell, printTable } from '../table.ts';
import { superField } from './games.ts';

/** The lowest totals that could be found in public; optimal up to 4 × 8. */
const PUBLISHED: Readonly<Record<string, string>> = {
  '4x6': '5625:6 optimal',
  '4x7': '11228:6 optimal',
  '4x8': '20471:7 optimal',
  '5x6': '37089',
  '5x7': '86406',
  '5x8': '179274',
  '5x9': '342916',
};

interface Checked {
  readonly bytes: number;
  readonly zipped: number;
  readonly line: readonly Cell[];
}

export function benchTrees(): void {
  const manifest = parseManifest(read('manifest.json').toString('utf8'));
  if (!manifest.ok) throw new Error(`The manifest cannot be read: ${manifest.error}.`);
  const cells = manifest.value.map(check);
  const sum = (of: (cell: Checked) => number) => cells.reduce((total, cell) => total + of(cell), 0);
  printTable(
    ['tree', 'total', 'average', 'max', 'proved', 'search', 'verified', 'bytes', 'gzip', 'published'],
    [
      ...cells.map(({ line }) => line),
      [
        `${cells.length} cells`,
        '',
        '',
        '',
        '',
        '',
        '',
        sum(({ bytes }) => bytes),
        sum(({ zipped }) => zipped),
        '',
      ],
    ],
  );
}

function check(cell: ShippedCell): Checked {
  const bytes = read(cell.file);
  const zipped = gzipSync(bytes, { level: 9 }).length;
  const name = `${cell.holes}x${cell.kinds}`;
  const { total, average, most, proved, search } = cell;
  const line = [
    name,
    total,
    average.toFixed(4),
    most,
    proved ? 'yes' : 'no',
    search,
    verified(cell, bytes),
    bytes.length,
    zipped,
    PUBLISHED[name] ?? '',
  ];
  return { bytes: bytes.length, zipped, line };
}

/** What the verifier counts, or what is wrong. */
function verified(cell: ShippedCell, bytes: Uint8Array): string {
  const field = superField(cell.holes, cell.kinds);
  const tree = decodeTree(field, bytes);
  if (!tree.ok) return tree.error;
  const { spec, marking } = field.table;
  const checked = verifyTree(spec, marking, tree.value);
  if (!checked.ok) return checked.error.kind;
  const signature = formatSignature(checked.value);
  return signature === cell.signature ? signature : `${signature}, not ${cell.signature}`;
}

function read(file: string): Buffer {
  return readFileSync(new URL(import.meta.resolve(`@blackpeg/solver/trees/${file}`)));
}
