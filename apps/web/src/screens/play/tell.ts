// What happens at a table, told to eyes closed: the sentence, the small sound, the touch.

import type { Seat } from '@blackpeg/rules';
import type { Happening } from '@blackpeg/session';
import type { Card } from '@blackpeg/table';
import { say } from '../../app/announcer.svelte.ts';
import { tremble } from '../../app/haptics.ts';
import { language, settings } from '../../app/settings.svelte.ts';
import { happeningText, soundOf } from './hearing.ts';

/** `seat` is the listener's; null for who looks on. */
export function tellHappening(card: Card, seat: Seat | null, happening: Happening): void {
  const { sound, detail } = settings();
  say(happeningText(card, language(), detail, seat, happening));
  if (sound) soundOf(happening);
  if (happening.event.type === 'guess-marked') tremble('answer');
}
