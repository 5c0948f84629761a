// What is asked of the referee over a connection, and how it is answered: after it was stored, and never in silence.

import { actionOf, type ClientMessage, type ServerMessage } from '@blackpeg/protocol';
import type { MatchId, Referee } from '@blackpeg/referee';
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
    const answer = await answerTo(ports.referee, asking, message);
    if (answer) asking.tell(answer);
  } catch (error) {
    ports.fault(asking.match, error);
    asking.tell({ type: 'error', code: 'store-failed', about });
  }
}

/** Null where there is nothing to say. */
async function answerTo(
  referee: Referee,
  { match, viewer }: Asking,
  message: Asked,
): Promise<ServerMessage | null> {
  switch (message.type) {
    case 'act': {
      const { id, action } = message;
      if (viewer === 'spectator') return { type: 'error', code: 'not-a-player', about: id };
      const reply = await referee.act(match, viewer, id, actionOf(action));
      if (!reply) return GONE;
      return reply.ok
        ? { type: 'granted', id, version: reply.value.version }
        : { type: 'refused', id, violation: reply.error };
    }
    case 'events-after': {
      const dispatch = await referee.eventsAfter(match, viewer, message.version);
      return dispatch
        ? { type: 'events', ask: message.ask, after: dispatch.after, events: dispatch.events }
        : GONE;
    }
    case 'keep-draft':
      if (viewer !== 'spectator') await referee.keepDraft(match, viewer, message.code);
      return null;
  }
}

const GONE: ServerMessage = { type: 'error', code: 'no-such-table', about: null };
