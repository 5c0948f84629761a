// The response to a request for a file of the web app: in an encoding the client accepts, or that it has not changed.

import type { Context } from 'hono';
import type { ServedFile } from './build.ts';
import { ENCODINGS, pickEncoding } from './encoding.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Cached, but always revalidated. */
const ASK_FIRST = 'no-cache';

export function answerWith(c: Context, file: ServedFile): Response {
  const offered = ENCODINGS.filter((encoding) => file.encoded[encoding] !== undefined);
  const encoding = pickEncoding(c.req.header('accept-encoding') ?? '', offered);
  const bytes = (encoding === null ? undefined : file.encoded[encoding]) ?? file.bytes;
  const etag = `"${file.hash}${encoding === null ? '' : `-${encoding}`}"`;
  const lasting = {
    etag,
    'cache-control': file.immutable ? FOR_EVER : ASK_FIRST,
    ...(offered.length > 0 ? { vary: 'accept-encoding' } : {}),
  };
  if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304, lasting);
  return c.body(bytes, 200, {
    ...lasting,
    'content-type': file.type,
    'content-length': String(bytes.length),
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
  });
}

function isKnown(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false;
  const tags = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
