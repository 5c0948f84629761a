// The table of the lesson: a solitaire with its own referee, stored nowhere, so that the lesson is a real game.

import { createHub, createMemoryStore, createReferee, type WallClock } from '@blackpeg/referee';
import { type Code, hideCode, type MarkedGuess, type MatchState, standardTerms } from '@blackpeg/rules';
import { type Announce, createLocalLink, createSession, type Session } from '@blackpeg/session';
import { LESSON_CODE, LESSON_EDITION } from './lesson.ts';

const MATCH = 'lesson';

/** A session in which the code is hidden and these rows are placed. Only what happens after that is announced. */
export async function openLesson(
  rows: readonly Code[],
  clock: WallClock,
  announce: Announce,
): Promise<Session> {
  const hub = createHub();
  const store = createMemoryStore();
  const fault = (_match: string, error: unknown) => {
    throw error;
  };
  const referee = createReferee({ store, clock, delivery: hub, fault });
  await referee.open(MATCH, standardTerms(LESSON_EDITION, { form: 'solitaire' }), () => 0);
  await referee.act(MATCH, 'house', 'hide', hideCode(LESSON_CODE));
  for (const [index, guess] of rows.entries()) {
    await referee.act(MATCH, 0, `again-${index}`, { type: 'place-guess', guess });
  }
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `row-${ids}`;
  };
  const link = createLocalLink({ referee, hub, clock }, { match: MATCH, viewer: 0, actor: 0 });
  const session = createSession({ link, viewer: 0, clock, newId, announce });
  await told(session);
  return session;
}

/** Until the session has its view. */
function told(session: Session): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = session.subscribe(({ state }) => {
      if (!state) return;
      unsubscribe();
      resolve();
    });
  });
}

/** The answered rows. */
export function markedRows(state: MatchState | null): readonly MarkedGuess[] {
  const rows = state?.round.boards[0]?.rows ?? [];
  return rows.flatMap(({ guess, mark }) =>
    typeof guess === 'string' || mark === null || mark === 'hidden' ? [] : [{ guess, mark }],
  );
}
