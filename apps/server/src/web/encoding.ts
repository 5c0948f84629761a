// Chooses among the available encodings: the client's preferred one, or ours if it prefers several equally.

/** In our order: the smallest first. The build leaves files of both beside the originals. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** `app.js.br` is `app.js` for clients that accept `br`. */
export function endingOf(encoding: Encoding): string {
  return ENDINGS[encoding];
}

/** Null for the uncompressed file. */
export function pickEncoding(accepted: string, offered: readonly Encoding[]): Encoding | null {
  const wishes = new Map(accepted.split(',').map(readWish));
  const liking = (encoding: Encoding) => wishes.get(encoding) ?? wishes.get('*') ?? 0;
  return offered.reduce<Encoding | null>((best, encoding) => {
    const likedMore = liking(encoding) > (best === null ? 0 : liking(best));
    return likedMore ? encoding : best;
  }, null);
}

/** `gzip;q=0.5` is a name and a preference. */
function readWish(wish: string): readonly [string, number] {
  const [name = '', ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  const liked = weight === undefined ? 1 : Number(weight.slice(2));
  return [name, Number.isFinite(liked) ? liked : 0];
}
