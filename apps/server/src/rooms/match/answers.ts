// Requests to the referee over a connection and their replies: sent after storing, and always sent.

import { actionOf, type ClientMessage, type ServerMessage } from '@blackpeg/protocol';
import type { Dispatch, MatchId, Referee } from '@blackpeg/referee';
import type { Viewer } from '@blackpeg/rules';

type Asked = Extract<ClientMessage, { readonly type: 'act' | 'events-after' | 'keep-draft' }>;

export interface Asking {
  readonly match: MatchId;
  readonly viewer: Viewer;
  tell(message: ServerMessage): void;
}

export interface AnswerPorts {
  readonly referee: Referee;
  fault(match: MatchId, error: unknown): void;
}

export async function answerWish(ports: AnswerPorts, asking: Asking, message: Asked): Promise<void> {
  const about = message.type === 'act' ? message.id : null;
  try {
    for (const answer of await answersTo(ports.referee, asking, message)) asking.tell(answer);
  } catch (error) {
    ports.fault(asking.match, error);
    asking.tell({ type: 'error', code: 'store-failed', about });
  }
}

/** Events in one reply: no more than a client can read at once, and enough for any match but the longest. */
const MOST_EVENTS_OF_PAGE = 1000;

async function answersTo(
  referee: Referee,
  { match, viewer }: Asking,
  message: Asked,
): Promise<readonly ServerMessage[]> {
  switch (message.type) {
    case 'act': {
      const { id, action } = message;
      if (viewer === 'spectator') return [{ type: 'error', code: 'not-a-player', about: id }];
      const reply = await referee.act(match, viewer, id, actionOf(action));
      if (!reply) return [GONE];
      return reply.ok
        ? [{ type: 'granted', id, version: reply.value.version }]
        : [{ type: 'refused', id, violation: reply.error }];
    }
    case 'events-after': {
      const dispatch = await referee.eventsAfter(match, viewer, message.version, message.at);
      return dispatch ? pageOf(dispatch, message.ask) : [GONE];
    }
    case 'keep-draft':
      if (viewer !== 'spectator') await referee.keepDraft(match, viewer, message.code);
      return [];
  }
}

/** If there are more events than one reply holds, the version of the log follows, so that the client asks again. */
function pageOf({ after, events, afresh }: Dispatch, ask: number): readonly ServerMessage[] {
  const page = events.slice(0, MOST_EVENTS_OF_PAGE);
  const answer: ServerMessage = { type: 'events', ask, after, events: page, ...(afresh && { afresh }) };
  if (page.length === events.length) return [answer];
  return [answer, { type: 'dispatch', after: after + events.length, events: [], id: null }];
}

const GONE: ServerMessage = { type: 'error', code: 'no-such-table', about: null };
