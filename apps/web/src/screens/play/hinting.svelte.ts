// Help from the solver: three grades of hint, and how many codes still fit. It thinks elsewhere and can be stopped.

import { type Board, type Clues, type Code, cluesOf, refereeMarks } from '@blackpeg/rules';
import { codeIn } from '@blackpeg/session';
import type { Deduction } from '@blackpeg/solver';
import type { Thinker } from '@blackpeg/thinking';
import { say } from '../../app/announcer.svelte.ts';
import { settings } from '../../app/settings.svelte.ts';
import type { StoredDrawer } from '../../storage/storage.ts';
import { roundIndex } from './ended-round.ts';
import type { Game } from './game.svelte.ts';
import type { Hint, HintGrade } from './hint-work.ts';
import { type HintCounts, NO_HINTS, roundKey } from './keeping.ts';

export type Hinting = ReturnType<typeof createHinting>;

/** Codes named one by one, at most. */
const MOST_NAMED = 10;

/** To be called while a component is being made. */
export function createHinting(game: Game, thinker: Thinker, drawer: StoredDrawer<HintCounts>) {
  let shown = $state.raw<{ readonly hint: Hint; readonly key: string } | null>(null);
  let thinking = $state.raw<AbortController | null>(null);
  /** Clues given for what is known now: another request asks for another. */
  let told: { readonly key: string; readonly clues: readonly Deduction[] } | null = null;
  let fitting = $state.raw<{ readonly key: string; readonly count: number } | null>(null);

  const board = $derived(game.state.round.boards.find(({ breaker }) => breaker === game.seat));
  const clues = $derived(board?.secret ? cluesOf(game.state, board) : null);
  /** Names what is known: what was told holds until that changes. */
  const key = $derived(clues ? `${game.state.past.length} ${JSON.stringify(clues.rows)}` : '');
  const counts = $derived(settings().count && game.table.card.hints && game.ended === null && clues !== null);

  $effect(() => {
    const about = key;
    if (!counts || about === fitting?.key) return;
    const control = new AbortController();
    const known = clues;
    if (!known) return;
    thinker.ask('fits', { clues: known, list: 0 }, { signal: control.signal }).then(
      ({ count }) => {
        fitting = { key: about, count };
      },
      () => {},
    );
    return () => control.abort();
  });

  /** One question at a time; a new one stops the old. */
  async function think<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T | null> {
    thinking?.abort();
    const control = new AbortController();
    thinking = control;
    try {
      return await ask(control.signal);
    } catch {
      if (!control.signal.aborted) say(game.words.hints.failed);
      return null;
    } finally {
      if (thinking === control) thinking = null;
    }
  }

  async function used(grade: HintGrade): Promise<void> {
    const { state, table, seat } = game;
    const place = roundKey(table.card.match, roundIndex(state, state.round), seat ?? 0);
    const before = (await drawer.get(place)) ?? NO_HINTS;
    await drawer.put(place, { ...before, [grade]: before[grade] + 1 });
  }

  async function give(grade: HintGrade): Promise<void> {
    if (!board || !clues) return;
    const about = key;
    const hint = await think((signal) => work(grade, board, clues, signal));
    if (!hint || about !== key) return;
    shown = { hint, key: about };
    if (hint.clue) told = { key: about, clues: [...(told?.key === about ? told.clues : []), hint.clue] };
    for (const text of hint.texts) say(text);
    used(grade).catch(() => {});
  }

  async function work(grade: HintGrade, on: Board, known: Clues, signal: AbortSignal): Promise<Hint> {
    const { workHint } = await import('./hint-work.ts');
    const { speaker, words, snapshot } = game;
    const guess = snapshot.draft && codeIn(snapshot.draft);
    return workHint(grade, {
      thinker,
      board: on,
      clues: known,
      speaker,
      words: words.hints,
      guess,
      told: told?.key === key ? told.clues : [],
      signal,
    });
  }

  /** For the query key: the count, and the codes themselves where they are few. */
  async function sayWhatFits(): Promise<void> {
    const known = clues;
    const { speaker, words, table } = game;
    if (!known) return say(words.keys.notYours);
    if (!table.card.hints) return say(words.hints.off);
    const text = await think(async (signal) => {
      const { fitsText } = await import('./hint-work.ts');
      const found = await thinker.ask('fits', { clues: known, list: MOST_NAMED }, { signal });
      return fitsText(speaker, found.count, found.codes);
    });
    if (text) say(text);
  }

  return {
    get allowed() {
      return game.table.card.hints && board !== undefined && game.ended === null;
    },
    get hint() {
      return shown?.key === key ? shown.hint : null;
    },
    get thinking() {
      return thinking !== null;
    },
    /** Null while it is being counted, or nobody wants to know. */
    get count() {
      return counts && fitting?.key === key ? fitting.count : null;
    },
    /** A claim can only be right where a person answers. */
    get claimable() {
      return board !== undefined && clues !== null && !refereeMarks(game.state, board);
    },
    give,
    stop: () => thinking?.abort(),
    sayWhatFits,
    /** Puts a row that was shown on the board, to be changed or sent. */
    take(row: Code): void {
      game.session.inTurn(() => {
        game.session.intend({ type: 'clear' });
        for (const [hole, peg] of row.entries()) game.session.intend({ type: 'peg', peg, hole });
      });
    },
  };
}
