// The requester and the handler: one function for each address of online play.

import type {
  AnswerOf,
  AskOf,
  EndpointName,
  GuestEndpointName,
  OnlineFault,
  Refusal,
} from '@blackpeg/protocol';
import { type Err, err, type Result } from '@blackpeg/rules';
import type { Guest } from '../../store/records.ts';

export interface Asker {
  /** Null for somebody who is no guest yet. */
  readonly guest: Guest | null;
  /** What they came with, whether anybody has it or not. */
  readonly token: string | null;
  /** Puts a token into the cookie of a page, or takes the cookie away. */
  keep(token: string | null): void;
}

export interface KnownAsker extends Asker {
  readonly guest: Guest;
}

type AskerOf<N extends EndpointName> = N extends GuestEndpointName ? KnownAsker : Asker;

/** The address that is missing here does not build. */
export type Handlers<Names extends EndpointName = EndpointName> = {
  readonly [N in Names]: (asker: AskerOf<N>, ask: AskOf<N>) => Promise<Result<AnswerOf<N>, Refusal>>;
};

export function refusal(error: OnlineFault, detail: Omit<Refusal, 'error'> = {}): Err<Refusal> {
  return err({ error, ...detail });
}
