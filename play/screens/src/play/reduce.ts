// The play screen as a pure reducer: for each input the new state, the announcements and the effects.

import type { KeyPress } from '../key-press.ts';
import { doCommand, whyNotPlay } from './acts.ts';
import { heard, placeOf, settle, tableChanged, withOwn } from './changes.ts';
import { commandOf, type PlayCommand, queryText } from './commands.ts';
import { composedSaid, withoutEcho } from './composed-said.ts';
import { type PlayInput, type PlayStep, rowPlaced, type ThoughtAnswer, type WorldAnswer } from './effects.ts';
import { isTyped, keyCommand } from './keys.ts';
import { roundOverReply } from './model/end.ts';
import { boardAsked, composed, type Look } from './model/look.ts';
import { rowQueryText } from './model/queries.ts';
import { sentence } from './said.ts';
import { lookOf, NO_ANSWER, ownState, type PlayState, type SeatState } from './state.ts';

/** Milliseconds to wait for a second digit of a row number, if one is possible. */
const SECOND_DIGIT = 700;

export function reducePlay(play: PlayState, input: PlayCommand | PlayInput): PlayStep {
  switch (input.type) {
    case 'changed':
      return tableChanged(play, input);
    case 'ticked':
      return settle({ ...play, now: input.now });
    case 'set':
      return settle({ ...play, settings: input.settings });
    case 'language':
      return settle({ ...play, settings: { ...play.settings, language: input.language } });
    case 'ghost-read':
      return { state: { ...play, ghost: input.ghost } };
    case 'heard':
      return heard(play, input.happening, input.seat);
    case 'answered':
      return answered(play, input.answer);
    case 'turn':
      return doNow(play, input.command);
    case 'press':
      return press(play, input.press);
    default:
      return isTyped(input)
        ? { state: play, effects: [{ type: 'in-turn', command: input, typed: true }] }
        : doNow(play, input);
  }
}

/** What a key means now; null if nothing. */
function commandFor(play: PlayState, key: KeyPress): PlayCommand | null {
  const meaning = meaningOf(play, key);
  // A finished round has nothing to compose.
  return meaning && isForFinishedRow(play, meaning) ? null : meaning;
}

function isForFinishedRow(play: PlayState, command: PlayCommand): boolean {
  return (lookOf(play)?.round.outcome ?? null) !== null && isTyped(command);
}

/** The same while the round is being played. */
function meaningOf(play: PlayState, key: KeyPress): PlayCommand | null {
  const look = lookOf(play);
  const own = ownState(play);
  if (!look || !own) return null;
  const { settings } = play;
  const command =
    swapKey(own, look, key) ??
    keyCommand(key, {
      bindings: settings.bindings,
      singleKeys: settings.singleKeys,
      letters: own.letters,
      language: settings.language,
      edition: look.state.terms.edition,
      draft: composed(look) === null ? null : look.draft,
    });
  if (own.markedRow === null || command?.type !== 'compose') return command;
  // While an answer is due, digits are for it, and there is no row to change.
  return key.digit !== null || /^\d$/.test(key.key) ? null : commandOf('turn');
}

/** Holes by their numbers, while two of them are to be swapped. */
function swapKey({ swapping }: SeatState, { draft }: Look, { key }: KeyPress): PlayCommand | null {
  if (!swapping) return null;
  if (key === 'Escape') return { type: 'swap', holes: null };
  const hole = /^[1-9]$/.test(key) ? Number(key) - 1 : -1;
  return draft?.holes[hole] ? { type: 'swap', holes: [...swapping, hole] } : null;
}

/** Whether a key is for the table. After a round Enter is left to the face, which knows what it leads to. */
export function takesKey(play: PlayState, key: KeyPress): boolean {
  const isForRow = key.key !== 'Enter' && isTooLate(play, key);
  return (
    isRowDigit(ownState(play), key) || commandFor(play, key) !== null || isTypedAhead(play, key) || isForRow
  );
}

/** For a row, when the round is over. */
function isTooLate(play: PlayState, key: KeyPress): boolean {
  const meaning = meaningOf(play, key);
  return meaning !== null && isForFinishedRow(play, meaning);
}

/** A letter that will be a peg once the row being sent has arrived. */
function isTypedAhead(play: PlayState, { key, ctrl, alt }: KeyPress): boolean {
  const isLetter = [...key].length === 1 && !ctrl && !alt;
  return isLetter && (ownState(play)?.letters ?? false) && (lookOf(play)?.sending ?? false);
}

function isRowDigit(own: SeatState | null, { key }: KeyPress): boolean {
  return own !== null && own.rowTyped !== null && /^\d$/.test(key);
}

function press(play: PlayState, key: KeyPress): PlayStep {
  const own = ownState(play);
  const look = lookOf(play);
  if (look && own?.rowTyped != null) {
    if (isRowDigit(own, key)) return rowDigit(play, look, own.rowTyped + key.key);
    const { effects = [], ...step } = press(withOwn(play, { rowTyped: null }), key);
    return { ...step, effects: [{ type: 'wait-for-digit', milliseconds: null }, ...effects] };
  }
  if (look && isTooLate(play, key)) return reply(play, roundOverReply(look, play.card));
  const command = commandFor(play, key);
  const typed = command ? isTyped(command) : isTypedAhead(play, key);
  if (!command && !typed) return { state: play };
  return { state: play, effects: [{ type: 'in-turn', command: { type: 'press', press: key }, typed }] };
}

function rowDigit(play: PlayState, look: Look, number: string): PlayStep {
  const rows = boardAsked(look)?.rows.length ?? 0;
  const isWhole = number.length > 1 || Number(number) * 10 > rows;
  const milliseconds = isWhole ? null : SECOND_DIGIT;
  return {
    state: withOwn(play, { rowTyped: isWhole ? null : number }),
    effects: [{ type: 'wait-for-digit', milliseconds }],
    said: isWhole ? [sentence('reply', rowQueryText(look, Number(number)))] : [],
  };
}

/** What a key means is decided when its turn comes, as if it had been pressed then. */
function pressNow(play: PlayState, key: KeyPress): PlayStep {
  const command = commandFor(play, key);
  if (!command) return { state: play };
  const reason = whyNotPlay(play, command);
  return reason === null ? doNow(play, command) : { state: play, said: [sentence('refusal', reason)] };
}

function doNow(play: PlayState, command: PlayCommand): PlayStep {
  return command.type === 'press' ? pressNow(play, command.press) : doCommand(play, command);
}

/** The result of an effect. */
function answered(play: PlayState, input: WorldAnswer): PlayStep {
  const look = lookOf(play);
  const own = ownState(play);
  if (!look || !own) return { state: play };
  switch (input.type) {
    case 'said-last':
      return reply(play, input.text === '' ? look.words.keys.nothingSaid : input.text);
    case 'asked':
      return reply(play, queryText(look, input.query, input.now));
    case 'no-digit': {
      const said = own.rowTyped ? [sentence('reply', rowQueryText(look, Number(own.rowTyped)))] : [];
      return { state: withOwn(play, { rowTyped: null }), said };
    }
    case 'intended':
      return intended(play, look, input);
    case 'drawn':
      return { state: play, effects: rowPlaced(input.code) };
    case 'counted':
      return input.key === own.hints.key
        ? { state: withOwn(play, { hints: { ...own.hints, space: input.space, counting: false } }) }
        : { state: play };
    case 'notes-read': {
      const isNew = own.notes?.key === input.key && own.notes.notes.length === 0;
      const notes = { key: input.key, notes: input.notes, cleared: null };
      return isNew ? { state: withOwn(play, { notes }) } : { state: play };
    }
    case 'hinted':
    case 'explained':
    case 'fits':
      return thought(play, look, own, input);
  }
}

/** A peg that is placed or taken out has a sound. A correction that was sent is over. */
function intended(play: PlayState, look: Look, input: Extract<WorldAnswer, { type: 'intended' }>): PlayStep {
  const { intent, before, outcome, told } = input;
  if (intent.type === 'correct' && outcome.kind === 'action')
    return { state: withOwn(play, { correcting: false, markedRow: null, answer: NO_ANSWER }) };
  const said = before ? composedSaid(look, { intent, before, outcome, told }) : [];
  return { state: play, said: play.settings.says.pegs ? said : withoutEcho(said, input) };
}

/** The solver's result is shown while the question is still valid. */
function thought(play: PlayState, look: Look, { hints }: SeatState, input: ThoughtAnswer): PlayStep {
  const done = { ...hints, thinking: false };
  if (input.key !== hints.key) return { state: withOwn(play, { hints: done }) };
  const said = (textsIn(input) ?? [look.words.hints.failed]).map((text) => sentence('reply', text));
  if (input.type === 'explained') {
    const shown = hints.shown && { ...hints.shown, chain: input.chain, step: 0 };
    return { state: withOwn(play, { hints: { ...done, shown } }), said };
  }
  if (input.type === 'fits' || !input.hint) return { state: withOwn(play, { hints: done }), said };
  const { hint, grade } = input;
  const told = hint.clue ? [...hints.told, hint.clue] : hints.told;
  return {
    state: withOwn(play, { hints: { ...done, told, shown: { grade, hint, chain: null, step: 0 } } }),
    effects: [{ type: 'note-hint', place: placeOf(play, look), grade }],
    said,
  };
}

function textsIn(input: ThoughtAnswer): readonly string[] | null {
  if (input.type === 'fits') return input.texts;
  return input.type === 'hinted'
    ? (input.hint?.texts ?? null)
    : (input.chain?.steps.map(({ text }) => text) ?? null);
}

function reply(play: PlayState, text: string): PlayStep {
  return { state: play, said: [sentence('reply', text)] };
}
