// What is due now, said when it has changed: who is next, what they owe, how it is typed, and when time gets short.

import { type Duty, timeLeft } from '@blackpeg/rules';
import { type Draft, ownDuty } from '@blackpeg/session';
import { durationText, dutyText, lastRowText, scoreText, sitterName } from '@blackpeg/wording';
import { boardAsked, type Look, turnText } from '../game/queries.ts';
import { wallClock } from '../game/wall-clock.ts';
import { sayDraft, typingHelp } from './rows.ts';
import { lookOf, type Sitting } from './sitting.ts';
import { taught } from './typed.ts';

export interface Presenter {
  /** Says what is due, unless it was said and still is. */
  present(): void;
  /** Before what is typed. */
  prompt(): string;
  stop(): void;
}

/** Milliseconds before the end of a row's time at which its player is told. */
const WARNING = 20_000;

/** `isNew`: what happened so far has been said; else it is summed up for each who comes. */
export function createPresenter(sitting: Sitting, isNew: boolean): Presenter {
  const { desk, table, words } = sitting;
  const helped = new Set<string>();
  const summed = new Set<number>();
  let said = '';
  let cancel = () => {};

  function present(): void {
    const look = lookOf(sitting);
    const key = look ? keyOf(look, table.snapshot().duty) : `covered ${table.snapshot().eyes.seat}`;
    warn(look);
    if (key === said) return;
    said = key;
    if (look) sayDue(look);
    else sayHandOver();
  }

  function sayHandOver(): void {
    const name = sitterName(table.card, desk.language, table.snapshot().eyes.seat) ?? '';
    desk.printer.scrollAway();
    desk.printer.say(words.table.handOver(name));
    desk.printer.say(words.table.handOverHow(name));
  }

  function sayDue(look: Look): void {
    const { state, seat, speaker } = look;
    const { duty } = table.snapshot();
    const sums = !isNew && !summed.has(seat);
    summed.add(seat);
    if (sums) sumUp(look);
    if (state.phase === 'closed') desk.printer.say(afterText());
    else desk.printer.say(duty ? dutyText(speaker, state, seat) : turnText(look));
    if (sums && isBegun(table.snapshot().draft)) sayDraft(sitting, look);
    if (!duty || helped.has(duty.kind)) return;
    helped.add(duty.kind);
    desk.printer.say(typingHelp(sitting, look));
  }

  function sumUp({ state, seat, speaker, detail }: Look): void {
    desk.printer.say(scoreText(speaker, state));
    const board = boardAsked(state.round, seat);
    if (board && board.rows.length > 0) desk.printer.say(lastRowText(speaker, board, detail));
  }

  function afterText(): string {
    const [review, rematch, quit] = (['review', 'rematch', 'quit'] as const).map((word) =>
      taught(desk.language, word),
    );
    return words.table.after(review ?? '', rematch ?? '', quit ?? '');
  }

  function warn(look: Look | null): void {
    cancel();
    const now = wallClock.now();
    const duty = look && ownDuty(look.state, look.seat);
    const left =
      look && duty && !look.state.clocksStopped ? timeLeft(look.state, look.seat, duty, table.now()) : null;
    if (left === null || left <= WARNING) return;
    cancel = wallClock.wake(now + left - WARNING, () =>
      desk.printer.say(words.table.timeShort(durationText(desk.language, WARNING))),
    );
  }

  return {
    present,
    prompt: () => promptFor(sitting, table.snapshot().duty),
    stop: () => cancel(),
  };
}

/** A row after a row, or an answer after an answer, goes without saying. */
function keyOf({ state, seat }: Look, duty: Duty | null): string {
  const { number, replay } = state.round;
  return `${seat} ${state.phase === 'closed' ? 'over' : `${number} ${replay} ${duty?.kind ?? 'wait'}`}`;
}

function isBegun(draft: Draft | null): boolean {
  return draft?.holes.flat().some((kind) => kind !== null) ?? false;
}

function promptFor({ words: { prompts } }: Sitting, duty: Duty | null): string {
  switch (duty?.kind) {
    case 'place':
      return prompts.row(duty.row + 1);
    case 'mark':
      return prompts.answer(duty.row + 1);
    case 'hide':
      return prompts.code;
    case 'open':
    case undefined:
      return prompts.other;
  }
}
