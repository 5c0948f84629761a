// Who comes to a table by its link or code: invited, seated already, or to look on.

import type { TableCard } from '@blackpeg/protocol';

export type WayIn = 'seated' | 'invited' | 'watching';

export function wayIn({ seat, phase, names }: Pick<TableCard, 'seat' | 'phase' | 'names'>): WayIn {
  if (seat !== null) return 'seated';
  return phase === 'waiting' && names.includes(null) ? 'invited' : 'watching';
}

/** Sign by sign, so that it is heard as it is written. */
export function spelt(code: string): string {
  return [...code].join(' ');
}

/** In two groups, which are easier to read and to keep in mind. */
export function grouped(code: string): string {
  return code.replace(/^(.{3})(.{3})$/, '$1 $2');
}
