// Random characters that are easy to say, write and type.

import { randomInt } from 'node:crypto';

/** Without letters and digits that look or sound alike. Each is five bits. */
const CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export function drawReadable(count: number): string {
  return Array.from({ length: count }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
}
