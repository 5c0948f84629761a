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
import type { Snapshot } from '../session.ts';
import { compositionOf } from './composition.ts';
import { emptyDraft, pegIn, placePeg } from './draft.ts';
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

test('a draft is put back as it was, with its cursor, and only into its own row', () => {
  const snapshot = hiding(opened(TERMS));
  const kept = draftToKeep(snapshot, 0, false);
  if (!kept || !snapshot.draft) throw new Error('Nothing is kept.');
  const again = intentsToRestore(kept, snapshot, 0).reduce((row, intent) => {
    const edited = edit(row, intent, null);
    return edited.ok ? edited.value : row;
  }, emptyDraft(snapshot.draft.spec));
  expect([again.holes.map(pegIn), again.cursor]).toEqual([[3, 5, null, null, null], 2]);
  expect(intentsToRestore({ ...kept, row: '2 0 code' }, snapshot, 0)).toEqual([]);
  expect(draftToKeep({ ...snapshot, draft: emptyDraft(snapshot.draft.spec) }, 0, false)).toBeNull();
});

test('T4b, K1: a code on its way is kept neither on a shared screen nor where it is sealed', () => {
  const open = opened(TERMS);
  expect(draftToKeep(hiding(open), 0, false)).not.toBeNull();
  expect(draftToKeep(hiding(open), 0, true)).toBeNull();
  expect(
    draftToKeep(hiding(opened({ ...TERMS, custody: 'sealed', marker: 'automatic' })), 0, false),
  ).toBeNull();
});
