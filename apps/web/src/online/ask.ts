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

/** Milliseconds; a server that takes longer is not there. */
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
  /** Hears the name whenever it is told; null for nobody. */
  named(name: string | null): void;
  /** What a new guest is to be called in. */
  language(): AskOf<'guests/page'>['language'];
}

/**
 * Becomes a guest before asking what only a guest is told, once a page; who is one stays the same. A guest who was
 * forgotten meanwhile is a new one at the next question.
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
