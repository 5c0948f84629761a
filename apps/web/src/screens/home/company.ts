// With whom a match is continued, in the words of home.

import type { Card } from '@blackpeg/table';
import { homeTexts, type Language, peopleOf, sitterName } from '@blackpeg/wording';
import { othersOf } from '../../table/sitters.ts';

export function resumeTitle(language: Language, card: Card): string {
  const { resume } = homeTexts(language);
  const people = peopleOf(card);
  if (card.origin.kind === 'daily') return resume.daily;
  if (card.sitters.length === 1) return resume.alone;
  if (people.length === 1) return resume.house;
  return resume.people(othersOf(card).flatMap((seat) => sitterName(card, language, seat) ?? []));
}
