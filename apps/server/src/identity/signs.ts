// Signs to say aloud, to write down and to type.

import { randomInt } from 'node:crypto';

/** Without letters and digits that look or sound alike. Each is five bits. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** So many of them by chance. */
export function drawSigns(count: number): string {
  return Array.from({ length: count }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}
