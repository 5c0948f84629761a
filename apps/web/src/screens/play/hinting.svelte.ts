// Help from the solver: three grades of hint, and how many codes still fit. It thinks elsewhere and can be stopped.

import { type Board, type Clues, type Code, cluesOf, refereeMarks } from '@blackpeg/rules';
import { codeIn } from '@blackpeg/session';
import { codeName, codesLeftText, deductionText, rowCheckTexts, suggestionText } from '@blackpeg/wording';
import { say } from '../../app/announcer.svelte.ts';
import { settings } from '../../app/settings.svelte.ts';
import type { Drawer } from '../../storage/storage.ts';
import type { Thinker } from '../../thinking/question.ts';
import { checkOnBoard, deductionOnBoard, stepOnBoard } from './clue-rows.ts';
import { roundIndex } from './ended-round.ts';
import type { Game } from './game.svelte.ts';
import { type HintCounts, NO_HINTS, roundKey } from './keeping.ts';

export type HintGrade = keyof HintCounts;

interface Hint {
  readonly grade: HintGrade;
  readonly texts: readonly string[];
  /** A row that was shown, to be put on the board. */
  readonly row: Code | null;
}

export type Hinting = ReturnType<typeof createHinting>;

/** Codes named one by one, at most. */
const MOST_NAMED = 10;

/** To be called while a component is being made. */
export function createHinting(game: Game, thinker: Thinker, drawer: Drawer<HintCounts>) {
  let shown = $state.raw<{ readonly hint: Hint; readonly key: string } | null>(null);
  let thinking = $state.raw<AbortController | null>(null);
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
    const place = roundKey(table.card.match, roundIndex(state, state.round), seat);
    const before = (await drawer.get(place)) ?? NO_HINTS;
    await drawer.put(place, { ...before, [grade]: before[grade] + 1 });
  }

  async function give(grade: HintGrade): Promise<void> {
    if (!board || !clues) return;
    const about = key;
    const hint = await think((signal) => work(grade, board, clues, signal));
    if (!hint || about !== key) return;
    shown = { hint, key: about };
    for (const text of hint.texts) say(text);
    used(grade).catch(() => {});
  }

  async function work(grade: HintGrade, on: Board, known: Clues, signal: AbortSignal): Promise<Hint> {
    const { speaker, words } = game;
    switch (grade) {
      case 'check': {
        const guess = game.snapshot.draft && codeIn(game.snapshot.draft);
        if (!guess) return { grade, texts: [words.hints.rowUnfilled], row: null };
        const check = await thinker.ask('check-row', { clues: known, guess }, { signal });
        return { grade, texts: rowCheckTexts(speaker, checkOnBoard(on, check)), row: null };
      }
      case 'clue': {
        const clue = await thinker.ask('clue', { clues: known }, { signal });
        const text = clue ? deductionText(speaker, deductionOnBoard(on, clue)) : words.hints.noClue;
        return { grade, texts: [text], row: null };
      }
      case 'row': {
        const good = await thinker.ask('good-row', { clues: known }, { signal });
        if (!('advice' in good)) return { grade, texts: [words.hints.nothingFits], row: null };
        const { language, edition } = speaker;
        const why = good.why.map((step) => suggestionText(language, stepOnBoard(on, step)));
        return {
          grade,
          texts: [`${codeName(language, edition, good.advice.guess)}.`, ...why],
          row: good.advice.guess,
        };
      }
    }
  }

  /** For the query key: the count, and the codes themselves where they are few. */
  async function sayWhatFits(): Promise<void> {
    const known = clues;
    const { speaker, words, table } = game;
    if (!known) return say(words.keys.notYours);
    if (!table.card.hints) return say(words.hints.off);
    const told = await think((signal) => thinker.ask('fits', { clues: known, list: MOST_NAMED }, { signal }));
    if (!told) return;
    const { language, edition } = speaker;
    const named = told.count <= MOST_NAMED ? told.codes.map((code) => codeName(language, edition, code)) : [];
    say([codesLeftText(language, told.count), named.join('; ')].filter(Boolean).join(' '));
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
      game.session.intend({ type: 'clear' });
      for (const [hole, peg] of row.entries()) game.session.intend({ type: 'peg', peg, hole });
    },
  };
}
