import {
  fold,
  type MatchState,
  openMatch,
  seededDice,
  standardTerms,
  superEdition,
  type Terms,
} from '@blackpeg/rules';
import { expect, test } from 'vitest';
import type { DraftIntent } from '../intents/intent.ts';
import type { Snapshot } from '../session.ts';
import { compositionOf } from './composition.ts';
import { type Draft, emptyDraft, pegIn, placePeg } from './draft.ts';
import { edit } from './edit.ts';
import { draftToKeep, intentsToRestore } from './kept-draft.ts';

const TERMS = standardTerms(superEdition(), { form: 'classic', firstMaker: 0 });

function opened(terms: Terms): MatchState {
  const events = openMatch(terms, seededDice(1), 0);
  const state = events.ok ? fold(events.value) : null;
  if (!state) throw new Error('The match does not open.');
  return state;
}

/** The maker has put two pegs behind the shield. */
function hiding(state: MatchState): Snapshot {
  const composition = compositionOf(state, 0);
  if (!composition) throw new Error('There is nothing to hide.');
  const draft = [3, 5].reduce((row, peg) => placePeg(row, peg), emptyDraft(composition.spec));
  return { state, draft, pending: [], objection: null, connection: 'online' };
}

/** An empty draft after these intents. */
function after({ draft }: Snapshot, intents: readonly DraftIntent[]): Draft {
  if (!draft) throw new Error('There is nothing to compose.');
  return intents.reduce((row, intent) => {
    const edited = edit(row, intent, null);
    return edited.ok ? edited.value : row;
  }, emptyDraft(draft.spec));
}

test('a draft is restored with its cursor, and only into its own row', () => {
  const snapshot = hiding(opened(TERMS));
  const kept = draftToKeep(snapshot, 0, false);
  if (!kept || !snapshot.draft) throw new Error('Nothing is kept.');
  const again = after(snapshot, intentsToRestore(kept, snapshot, 0));
  expect([again.holes.map(pegIn), again.cursor]).toEqual([[3, 5, null, null, null], 2]);
  expect(intentsToRestore({ ...kept, row: '2 0 code' }, snapshot, 0)).toEqual([]);
  expect(draftToKeep({ ...snapshot, draft: emptyDraft(snapshot.draft.spec) }, 0, false)).toBeNull();
});

test('the maker’s choices are restored with the code, even before the first peg', () => {
  const snapshot = hiding(opened(TERMS));
  const chosen = after(snapshot, [
    { type: 'choose-blanks', on: false },
    { type: 'palm', facet: 0, index: 2, count: 9 },
  ]);
  const kept = draftToKeep({ ...snapshot, draft: chosen }, 0, false);
  const again = after(snapshot, kept ? intentsToRestore(kept, snapshot, 0) : []);
  expect(again.hiding).toEqual({ blanks: false, palmed: [[0, 0, 2, 0, 0, 0, 0, 0]] });
  expect(draftToKeep({ ...snapshot, draft: chosen }, 0, true)).toBeNull();
});

test('T4b, K1: a code being composed is stored neither on a shared screen nor if it is to be sealed', () => {
  const open = opened(TERMS);
  expect(draftToKeep(hiding(open), 0, false)).not.toBeNull();
  expect(draftToKeep(hiding(open), 0, true)).toBeNull();
  expect(
    draftToKeep(hiding(opened({ ...TERMS, custody: 'sealed', marker: 'automatic' })), 0, false),
  ).toBeNull();
});
