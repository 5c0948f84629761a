// Requests to a server from this terminal: with the guest's token in a header, or as a new guest.

import { type AskOnline, createAskOnline, ENDPOINTS, type Post } from '@blackpeg/protocol';
import type { Milliseconds } from '@blackpeg/rules';
import type { Language } from '@blackpeg/wording';
import type { Tokens } from './tokens.ts';

export interface Server {
  /** Its origin. */
  readonly address: string;
  /** Becomes a guest before the first request that needs one. */
  readonly ask: AskOnline;
  /** Null without an identity here. */
  token(): string | null;
  /** False if the identity ends with this run. */
  lasts(): boolean;
  /** Whether the server had forgotten a known guest. */
  wasForgotten(): boolean;
}

/** A slower server counts as unreachable. */
const PATIENCE: Milliseconds = 15_000;

/** A new guest gets a name in this language, until they choose one. */
export function createServer(address: string, tokens: Tokens, language: Language): Server {
  let forgotten = false;
  const plain = createAskOnline(postTo(address, () => tokens.get(address)));

  const learning: AskOnline = async (name, question) => {
    const answer = await plain(name, question);
    if (!answer.ok) return answer;
    const { token } = answer.value as { readonly token?: unknown };
    if (typeof token === 'string') tokens.put(address, token);
    if (name === 'guests/forget' || name === 'guests/log-out') tokens.remove(address);
    return answer;
  };

  const ask: AskOnline = async (name, question) => {
    if (!ENDPOINTS[name].needsToken) return learning(name, question);
    if (tokens.get(address) !== null) {
      const answer = await learning(name, question);
      if (answer.ok || answer.error.error !== 'no-token') return answer;
      forgotten = true;
    }
    const became = await learning('guests/program', { language });
    return became.ok ? learning(name, question) : became;
  };

  return {
    address,
    ask,
    lasts: () => tokens.lasts(),
    token: () => tokens.get(address),
    wasForgotten: () => forgotten,
  };
}

function postTo(address: string, token: () => string | null): Post {
  return async (path, body) => {
    const known = token();
    const response = await fetch(new URL(path, address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(known && { authorization: `Bearer ${known}` }) },
      body: JSON.stringify(body),
      // Redirects are refused: a server must not send a token elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return { status: response.status, body: await response.json().catch(() => undefined) };
  };
}
