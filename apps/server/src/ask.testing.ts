// Programs that send requests to a test server, each with the protocol's own client.

import { type AskOnline, createAskOnline } from '@blackpeg/protocol';
import type { Result } from '@blackpeg/rules';
import { bearing, newToken, post, type ServerAddress } from './online.testing.ts';

export interface Caller {
  readonly token: string;
  readonly ask: AskOnline;
}

/** Becomes a guest, or uses the token of one. */
export async function caller(server: ServerAddress, known?: string): Promise<Caller> {
  const token = known ?? (await newToken(server));
  return { token, ask: askWith(server, bearing(token)) };
}

export function askWith({ address }: ServerAddress, headers: Record<string, string>): AskOnline {
  return createAskOnline(async (path, body) => {
    const answer = await post(`${address}${path}`, body, headers);
    return { status: answer.status, body: await answer.json() };
  });
}

/** The response to a request that must not be refused. */
export async function given<T>(asked: Promise<Result<T, unknown>>): Promise<T> {
  const answer = await asked;
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}
