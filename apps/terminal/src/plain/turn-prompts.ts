// The prompt for the next duty, printed when it has changed: whose turn it is, what they owe, how to type it, and when
// time gets short.

import type { Duty } from '@blackpeg/rules';
import { commandOf, linesOf, type TableView } from '@blackpeg/screens/play';
import type { Draft } from '@blackpeg/session';
import { sitterName } from '@blackpeg/wording';
import { taught } from './dialogue.ts';
import type { Sitting } from './table-session.ts';
import { sayDraft, typingHelp } from './typed-rows.ts';

export interface Presenter {
  /** Says what is due, unless that was said and is still due. */
  present(): void;
  /** Before what is typed. */
  prompt(): string;
}

/** `isNew`: everything so far has been announced; otherwise it is summarised for each player who comes. */
export function createPresenter(sitting: Sitting, isNew: boolean): Presenter {
  const { dialogue, table, words, screen } = sitting;
  const helped = new Set<string>();
  const summed = new Set<number>();
  let said = '';

  function present(): void {
    const view = sitting.view();
    const key = view ? keyOf(view, table.snapshot().duty) : `covered ${table.snapshot().eyes.seat}`;
    if (key === said) return;
    said = key;
    if (view) sayDue(view);
    else sayHandOver();
  }

  function sayHandOver(): void {
    const name = sitterName(table.card, dialogue.language, table.snapshot().eyes.seat) ?? '';
    dialogue.printer.scrollAway();
    dialogue.printer.say(...linesOf(screen.current()));
    dialogue.printer.say(words.table.handOverHow(name));
  }

  function sayDue(view: TableView): void {
    const { state, seat, composer } = view;
    const { duty } = table.snapshot();
    const sums = !isNew && !summed.has(seat ?? 0);
    summed.add(seat ?? 0);
    if (sums) sumUp(view);
    dialogue.printer.say(state.phase === 'closed' ? afterText() : view.turn);
    if (sums && composer && isBegun(composer.draft)) sayDraft(sitting, view);
    if (!duty || helped.has(duty.kind)) return;
    helped.add(duty.kind);
    dialogue.printer.say(typingHelp(sitting, view));
  }

  function sumUp({ boards, board }: TableView): void {
    screen.do(commandOf('score'));
    const isPlaced = boards[board]?.rows.some(({ look }) => look !== 'resting' && look !== 'active');
    if (isPlaced) screen.do(commandOf('last-row'));
  }

  function afterText(): string {
    const [review, rematch, quit] = (['review', 'rematch', 'quit'] as const).map((word) =>
      taught(dialogue.language, word),
    );
    return words.table.after(review ?? '', rematch ?? '', quit ?? '');
  }

  return {
    present,
    prompt: () => promptFor(sitting, table.snapshot().duty),
  };
}

/** A row after a row, or an answer after an answer, is not announced. */
function keyOf({ state, seat }: TableView, duty: Duty | null): string {
  const { number, replay } = state.round;
  return `${seat} ${state.phase === 'closed' ? 'over' : `${number} ${replay} ${duty?.kind ?? 'wait'}`}`;
}

function isBegun({ holes }: Draft): boolean {
  return holes.flat().some((kind) => kind !== null);
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
