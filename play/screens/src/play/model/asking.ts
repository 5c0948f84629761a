// Confirmations before an action, and the questions a player may ask.

import { isQuestion, type Seat } from '@blackpeg/rules';
import { ASK_INTENTS, type Ask, asksFor, type Objection } from '@blackpeg/session';
import type { Card } from '@blackpeg/table';
import { askQuestion, askText, sitterName, violationText } from '@blackpeg/wording';
import type { ScreenQuestion } from '../../screen.ts';
import type { PlayCommand } from '../commands.ts';
import { action, type PlayAction } from './composing.ts';
import type { Look } from './look.ts';

/** The first answer changes nothing. */
export interface PlayQuestion extends ScreenQuestion<PlayCommand> {
  /** About the row or the answer on the board, or about the whole round or match. */
  readonly about: 'row' | 'answer' | 'match';
  /** The question and its consequence, for faces that show them separately. */
  readonly title: string;
  readonly result: string;
  /** About a possible mistake, not about something irreversible. */
  readonly isWarning: boolean;
}

interface Asking {
  readonly asked: Ask | null;
  readonly misfit: { readonly row: number; readonly holes: unknown } | null;
  readonly dismissed: Objection | null;
}

/** Null if nothing is asked. */
export function questionOf(
  look: Look,
  { asked, misfit, dismissed }: Asking,
  objection: Objection | null,
  isBarred: boolean,
): PlayQuestion | null {
  const { words, speaker, draft, state, seat } = look;
  const { change, sendAnyway } = words.row;
  const no = { label: change, command: { type: 'dismiss' } } as const;
  const send = { label: sendAnyway, command: { type: 'submit', sure: true } } as const;
  if (asked) {
    const { label, yes } = words.ask[asked];
    return {
      about: 'match',
      text: askQuestion(speaker, state, seat, asked),
      title: label,
      result: askText(speaker, state, seat, asked),
      isWarning: false,
      answers: [
        { label: words.ask.no, command: { type: 'dismiss' } },
        { label: yes, command: { type: 'intend', intent: ASK_INTENTS[asked] } },
      ],
    };
  }
  if (misfit && misfit.holes === draft?.holes) {
    const text = words.row.misfit(misfit.row);
    const answers = isBarred ? [no] : [no, send];
    return { about: 'row', text, title: '', result: text, isWarning: true, answers };
  }
  if (objection === dismissed || objection?.from !== 'rules' || !isQuestion(objection.violation)) return null;
  const { violation } = objection;
  const text = violationText(speaker, violation);
  // Only a wrong answer is sent against a warning.
  const isWarning = violation.kind !== 'confirm-final';
  const answers = [no, isWarning ? send : { ...send, label: words.row.sendFinal }];
  return { about: 'answer', text, title: '', result: text, isWarning, answers };
}

export interface AskAction extends PlayAction {
  readonly ask: Ask;
  /** The consequence. */
  readonly text: string;
}

/** What this seat may do now after a confirmation. */
export function askActions({ state, seat, speaker, words }: Look): readonly AskAction[] {
  return asksFor(state, seat).map((ask) => ({
    ...action(words.ask[ask].label, { type: 'ask', ask }),
    ask,
    text: askText(speaker, state, seat, ask),
  }));
}

/** To cover the screen, and to pass it on to the others at it; none for a player alone. */
export function handOverActions(
  { words, speaker }: Look,
  card: Card,
  people: readonly Seat[],
  front: Seat,
): { readonly cover: PlayAction; readonly others: readonly PlayAction[] } | null {
  if (people.length < 2) return null;
  const { handOver } = words;
  const others = people
    .filter((seat) => seat !== front)
    .map((seat) => {
      const name = sitterName(card, speaker.language, seat) ?? '';
      return action(handOver.backTo(name), { type: 'hand-to', seat });
    });
  return { cover: action(handOver.cover, { type: 'cover-screen' }), others };
}
