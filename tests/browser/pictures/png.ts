// PNG files as a browser writes them, read to pixels, and pixels of few colours written small.

import { crc32, deflateSync, inflateSync } from 'node:zlib';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** One number per pixel, 0xRRGGBB, line by line. */
  readonly colours: Uint32Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const INDEXED = 3;
/** Bytes per pixel, by colour type: opaque, or with an alpha channel that is not used here. */
const BYTES: Readonly<Record<number, number>> = { 2: 3, 6: 4 };

export function decodePng(file: Buffer): Pixels {
  const chunks = readChunks(file);
  const head = chunks.find(({ type }) => type === 'IHDR')?.data;
  const bytes = BYTES[head?.[9] ?? 0];
  if (head === undefined || head[8] !== 8 || bytes === undefined) throw new Error('A PNG of another kind.');
  const width = head.readUInt32BE(0);
  const height = head.readUInt32BE(4);
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const lines = unfilter(inflateSync(packed), width * bytes, height, bytes);
  const colours = Uint32Array.from({ length: width * height }, (_, pixel) =>
    lines.readUIntBE(pixel * bytes, 3),
  );
  return { width, height, colours };
}

/** The part of a picture at this place. */
export function cutOut(whole: Pixels, place: Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>): Pixels {
  const [width, height] = [Math.round(place.width), Math.round(place.height)];
  const start = Math.round(place.y) * whole.width + Math.round(place.x);
  const colours = Uint32Array.from({ length: width * height }, (_, pixel) => {
    const line = Math.floor(pixel / width);
    return whole.colours[start + line * whole.width + (pixel % width)] ?? 0;
  });
  return { width, height, colours };
}

/** `indexes` has one byte per pixel, the index of its colour in the palette. */
export function encodePng(
  { width, height }: Pick<Pixels, 'width' | 'height'>,
  palette: readonly number[],
  indexes: Uint8Array,
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, INDEXED], 8);
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    lines.set(indexes.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  const colours = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  const packed = deflateSync(lines, { level: 9, memLevel: 9 });
  const chunks = [
    chunk('IHDR', head),
    chunk('PLTE', colours),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([SIGNATURE, ...chunks]);
}

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

function readChunks(file: Buffer): readonly Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at < file.length; ) {
    const length = file.readUInt32BE(at);
    chunks.push({
      type: file.toString('latin1', at + 4, at + 8),
      data: file.subarray(at + 8, at + 8 + length),
    });
    at += length + 12;
  }
  return chunks;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}

/** Reverses the filter of each line: its bytes are differences to those left, above and above left. */
function unfilter(packed: Buffer, length: number, height: number, bytes: number): Buffer {
  const lines = Buffer.alloc(length * height);
  for (let y = 0; y < height; y += 1) {
    const filter = packed[y * (length + 1)] ?? 0;
    for (let x = 0; x < length; x += 1) {
      const at = y * length + x;
      const left = x < bytes ? 0 : (lines[at - bytes] ?? 0);
      const above = y === 0 ? 0 : (lines[at - length] ?? 0);
      const corner = y === 0 || x < bytes ? 0 : (lines[at - length - bytes] ?? 0);
      lines[at] = (packed[y * (length + 1) + 1 + x] ?? 0) + guess(filter, left, above, corner);
    }
  }
  return lines;
}

function guess(filter: number, left: number, above: number, corner: number): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  const estimate = left + above - corner;
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((value) => Math.abs(estimate - value)) as [
    number,
    number,
    number,
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
