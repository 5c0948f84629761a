// What happens at the table, said once each, with its small sound. What happened before one came is summed up.

import type { Seat } from '@blackpeg/rules';
import type { Happening } from '@blackpeg/session';
import type { Card } from '@blackpeg/table';
import { announce, type Detail, type Language, outcomeText, speakerOf } from '@blackpeg/wording';
import { playAnswer, playSound } from '../../app/sounding.ts';

export function happeningText(
  card: Card,
  language: Language,
  detail: Detail,
  seat: Seat | null,
  { event, after }: Happening,
): string {
  return announce(speakerOf(card, language, after.terms.edition, seat), after, event, detail);
}

/** A round that is over is nobody's secret: told to whoever holds the screen; null for anything else. */
export function newsOf(card: Card, language: Language, { event, after }: Happening): string | null {
  if (event.type !== 'round-closed') return null;
  const speaker = { ...speakerOf(card, language, after.terms.edition, 0), you: null };
  return outcomeText(speaker, after.round, event.outcome);
}

export function soundOf({ event }: Happening): void {
  switch (event.type) {
    case 'guess-placed':
    case 'row-lost':
    case 'code-hidden':
      playSound('row');
      break;
    case 'guess-marked':
    case 'mark-corrected':
      if (event.feedback !== 'hidden') playAnswer(event.feedback);
      break;
    case 'codes-revealed':
      playSound('shield');
      break;
    default:
      break;
  }
}
