// HTTP requests to the server: typed, checked, and without exceptions.

import { err, ok, type Result } from '@blackpeg/rules';
import { type AnswerOf, type AskOf, ENDPOINTS, type EndpointName } from './endpoints.ts';
import { ONLINE_FAULTS, type Refusal } from './fault.ts';

/** A response: its status, and its body as JSON, undefined if it had none. */
export interface HttpAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Posts JSON to a path under `/api/`; rejected if the server cannot be reached. */
export type Post = (path: string, body: unknown) => Promise<HttpAnswer>;

/** No response, or not one of a Blackpeg server. */
export type AskFault = Refusal | { readonly error: 'unreachable' };

export type AskOnline = <N extends EndpointName>(
  name: N,
  ask: AskOf<N>,
) => Promise<Result<AnswerOf<N>, AskFault>>;

export function createAskOnline(post: Post): AskOnline {
  return async (name, ask) => {
    let answer: HttpAnswer;
    try {
      answer = await post(`/api/${name}`, ask);
    } catch {
      return err({ error: 'unreachable' });
    }
    if (answer.status >= 300) return err(refusalIn(answer.body));
    const decoded = ENDPOINTS[name].answer.decode(answer.body, '');
    return decoded.ok ? ok(decoded.value as AnswerOf<typeof name>) : err({ error: 'unreachable' });
  };
}

function refusalIn(body: unknown): AskFault {
  const { error } = (body ?? {}) as Partial<Refusal>;
  const known = typeof error === 'string' && Object.hasOwn(ONLINE_FAULTS, error);
  return known ? (body as Refusal) : { error: 'unreachable' };
}
