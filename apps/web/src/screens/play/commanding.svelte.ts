// What keys do at the table: pegs, commands, and questions the table answers aloud.

import { asksFor } from '@blackpeg/session';
import { kindLetter, pegName, type TableCommand } from '@blackpeg/wording';
import { saidSoFar, say } from '../../app/announcer.svelte.ts';
import { language, settings } from '../../app/settings.svelte.ts';
import type { Game } from './game.svelte.ts';
import type { Hinting } from './hinting.svelte.ts';
import { isTyped, type KeyMeaning, type KeyPress, keyMeaning } from './key-meaning.ts';
import { boardAsked } from './look.ts';
import { type Query, queryText, rowQueryText } from './queries.ts';

export interface Doors {
  notes(): void;
  hints(): void;
  claim(): void;
  keys(): void;
  /** What Enter does: the row goes, the answer is given. */
  submit(): void;
}

/** How long a second digit of a row's number is waited for, where one is possible. */
const SECOND_DIGIT = 700;

/** To be called while a component is being made. */
export function createCommands(game: Game, hinting: Hinting, doors: Doors) {
  /** Rows placed when letters became pegs: they are until the next one is. Null while they are commands. */
  let lettersSince = $state<number | null>(null);
  const letters = $derived(lettersSince === game.round.placed);
  /** The number of a row being asked for; null where none is. */
  let asked: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  $effect(() => () => clearTimeout(timer));

  function sayRow(row: number): void {
    asked = null;
    clearTimeout(timer);
    say(rowQueryText(game.look, row));
  }

  /** Whether the key was a digit of the row that is asked for. */
  function askedRow(key: string): boolean {
    if (asked === null) return false;
    clearTimeout(timer);
    if (!/^\d$/.test(key)) {
      asked = null;
      return false;
    }
    const number = asked + key;
    const rows = boardAsked(game.look)?.rows.length ?? 0;
    if (number.length > 1 || Number(number) * 10 > rows) sayRow(Number(number));
    else {
      asked = number;
      timer = setTimeout(() => sayRow(Number(number)), SECOND_DIGIT);
    }
    return true;
  }

  function setLetters(on: boolean): void {
    lettersSince = on ? game.round.placed : null;
    const { words, speaker, state } = game;
    const kinds = state.terms.edition.facets.flatMap(({ size }, facet) =>
      Array.from({ length: size }, (_, index) =>
        kindLetter(speaker.language, state.terms.edition, { facet, kind: index + 1 }),
      ),
    );
    say(on ? words.keys.lettersOn(kinds.join(' ')) : words.keys.lettersOff);
  }

  const ask = (query: Query) => () => say(queryText(game.look, query, game.table.now()));
  const commands: Readonly<Record<TableCommand, () => void>> = {
    'last-row': ask('last-row'),
    'rows-left': ask('rows-left'),
    score: ask('score'),
    turn: ask('turn'),
    clock: ask('clock'),
    secret: ask('secret'),
    tray: ask('tray'),
    undo: () => game.intend({ type: 'undo' }, () => say(game.words.keys.undone)),
    clear: () => game.intend({ type: 'clear' }, () => say(game.words.keys.cleared)),
    'repeat-row': () => game.intend({ type: 'repeat-last' }),
    notes: doors.notes,
    hint: doors.hints,
    claim() {
      if (asksFor(game.state, game.seat).includes('claim')) doors.claim();
      else say(game.words.keys.notYours);
    },
    letters: () => setLetters(!letters),
    cover: game.toggleCover,
    row() {
      asked = '';
      say(game.words.keys.whichRow);
    },
    'what-fits': () => void hinting.sayWhatFits(),
    again: () => say(saidSoFar().at(-1) ?? game.words.keys.nothingSaid),
    help: doors.keys,
  };

  function fill(kind: number): void {
    const { edition } = game.state.terms;
    if (edition.facets.length !== 1) return;
    game.intend({ type: 'fill', peg: kind }, () =>
      say(game.words.keys.filled(pegName(language(), edition, kind))),
    );
  }

  function act(meaning: KeyMeaning): void {
    switch (meaning.kind) {
      case 'command':
        commands[meaning.command]();
        break;
      case 'place':
        game.intend({ type: 'kind', kind: meaning.value, facet: null, hole: null });
        break;
      case 'fill':
        fill(meaning.value);
        break;
      case 'take-back':
        game.intend({ type: 'take-back' });
        break;
      case 'take-out':
        game.intend({ type: 'take-out', hole: null });
        break;
      case 'submit':
        doors.submit();
        break;
      case 'end-letters':
        setLetters(false);
        break;
    }
  }

  function meaningOf(press: KeyPress): KeyMeaning | null {
    const { keys: bindings, singleKeys } = settings();
    return keyMeaning(press, {
      bindings,
      singleKeys,
      letters,
      language: language(),
      edition: game.state.terms.edition,
      draft: game.composes === null ? null : game.snapshot.draft,
    });
  }

  /** What a key means is decided when its turn comes, as if it had been pressed no sooner. */
  function typeNow(press: KeyPress): void {
    const meaning = meaningOf(press);
    if (meaning && !(game.ended && meaning.kind !== 'command')) act(meaning);
  }

  return {
    get letters() {
      return letters;
    },
    /** For the whole page: what is typed elsewhere, or means nothing here, stays the browser's. */
    press(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return;
      if (askedRow(event.key)) {
        event.preventDefault();
        return;
      }
      const meaning = meaningOf(event);
      const typed = meaning ? isTyped(meaning) : letters && game.sending && [...event.key].length === 1;
      if ((!meaning && !typed) || (meaning && !isFor(meaning, event.target))) return;
      if (game.ended && meaning?.kind !== 'command') return;
      event.preventDefault();
      if (typed || game.session.hasTypedAhead()) game.session.inTurn(() => typeNow(event));
      else if (meaning) act(meaning);
    },
  };
}

/** Enter is the focused control's own, unless that is the board; digits are not for fields and choices. */
function isFor(meaning: KeyMeaning, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  const field = target.closest('input, textarea, select, [contenteditable]');
  if (field) return meaning.kind === 'command' && field.matches('[type=radio], [type=checkbox]');
  if (meaning.kind !== 'submit') return true;
  return target === document.body || target.closest('[role=grid]') !== null || target.matches('h1, main');
}
