// Large candidate sets in chunks: the planes of two million codes would take 80 MB, those of a chunk fit a cache.

/** A multiple of every lane, and so small that its planes stay below 3 MB in the largest game. */
const CHUNK = 1 << 16;

export function chunksOf(codes: Uint32Array): readonly Uint32Array[] {
  const chunks: Uint32Array[] = [];
  for (let start = 0; start < codes.length; start += CHUNK) {
    chunks.push(codes.subarray(start, start + CHUNK));
  }
  return chunks;
}
