// Requests to the server: JSON over fetch, as a guest from the first request that needs one.

import {
  type AskFault,
  type AskOf,
  type AskOnline,
  ENDPOINTS,
  type EndpointName,
  type Post,
} from '@blackpeg/protocol';
import { ok, type Result } from '@blackpeg/rules';

/** Milliseconds; a slower server counts as unreachable. */
const PATIENCE = 15_000;

export function createPost(fetch: typeof globalThis.fetch, patience = PATIENCE): Post {
  return async (path, body) => {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    return { status: response.status, body: await response.json().catch(() => undefined) };
  };
}

type Became = Result<unknown, AskFault>;

interface GuestHooks {
  /** Called with the name whenever it is received; null for none. */
  named(name: string | null): void;
  /** The language for a new guest's name. */
  language(): AskOf<'guests/page'>['language'];
}

/**
 * Becomes a guest before the first request that needs one, once per page; an existing guest stays the same. A guest who
 * was deleted meanwhile becomes a new one with the next request.
 */
export function asGuest(ask: AskOnline, { named, language }: GuestHooks): AskOnline {
  let becoming: Promise<Became> | null = null;

  function learn(from: EndpointName, answer: unknown): void {
    const { name } = answer as { readonly name?: unknown };
    if (from === 'guests/forget' || from === 'guests/log-out') {
      becoming = null;
      named(null);
    } else if (typeof name === 'string') {
      becoming ??= Promise.resolve(ok({}));
      named(name);
    }
  }

  const asked: AskOnline = async (name, question) => {
    const answer = await ask(name, question);
    if (answer.ok) learn(name, answer.value);
    return answer;
  };

  async function become(): Promise<Became> {
    becoming ??= asked('guests/page', { language: language() });
    const became = await becoming;
    if (!became.ok) becoming = null;
    return became;
  }

  return async (name, question) => {
    if (!ENDPOINTS[name].needsToken) return asked(name, question);
    for (const isLast of [false, true]) {
      const became = await become();
      if (!became.ok) return became;
      const answer = await asked(name, question);
      if (isLast || answer.ok || answer.error.error !== 'no-token') return answer;
      becoming = null;
    }
    throw new Error('The second answer is the last.');
  };
}
