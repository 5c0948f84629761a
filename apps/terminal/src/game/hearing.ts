// What happens at the table in words, and why something did not happen.

import type { Seat } from '@blackpeg/rules';
import type { Draft, Happening, Objection } from '@blackpeg/session';
import type { Card } from '@blackpeg/table';
import {
  announce,
  type Detail,
  type Language,
  objectionText,
  type Speaker,
  speakerOf,
} from '@blackpeg/wording';

/** Empty for what is not said: that somebody has looked. */
export function happeningText(
  card: Card,
  language: Language,
  detail: Detail,
  seat: Seat,
  { event, after }: Happening,
): string {
  return announce(speakerOf(card, language, after.terms.edition, seat), after, event, detail);
}

export function whyNot(speaker: Speaker, draft: Draft | null, objection: Objection): string {
  return objectionText(speaker, objection, draft?.spec.facets.some(({ blank }) => blank) ?? false);
}
