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
  /** Null for somebody who is not a guest yet. */
  readonly guest: Guest | null;
  /** The token they sent, valid or not. */
  readonly token: string | null;
  /** Sets the token in the cookie of a page, or removes the cookie. */
  keep(token: string | null): void;
}

export interface KnownAsker extends Asker {
  readonly guest: Guest;
}

type AskerOf<N extends EndpointName> = N extends GuestEndpointName ? KnownAsker : Asker;

/** A missing endpoint does not compile. */
export type Handlers<Names extends EndpointName = EndpointName> = {
  readonly [N in Names]: (asker: AskerOf<N>, ask: AskOf<N>) => Promise<Result<AnswerOf<N>, Refusal>>;
};

export function refusal(error: OnlineFault, detail: Omit<Refusal, 'error'> = {}): Err<Refusal> {
  return err({ error, ...detail });
}
