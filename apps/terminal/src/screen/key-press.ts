// A key of a terminal as screens want to know it.

import type { KeyPress } from '@blackpeg/screens';
import type { Key } from './keys.ts';

const NAMED: Readonly<Record<string, string>> = {
  enter: 'Enter',
  backspace: 'Backspace',
  delete: 'Delete',
  escape: 'Escape',
};

/** Null for what browsers have no like of. A terminal cannot tell Shift with a digit: Alt stands for it. */
export function pressOf(key: Key): KeyPress | null {
  const press = { digit: null, shift: false, ctrl: false, alt: false };
  if (key.kind === 'named') {
    const name = NAMED[key.name];
    return name === undefined ? null : { ...press, key: name };
  }
  if (key.kind !== 'sign') return null;
  const digit = /^\d$/.test(key.sign) ? Number(key.sign) : null;
  if (digit !== null && key.alt) return { ...press, key: '', digit, shift: true };
  return { ...press, key: key.sign, digit, alt: key.alt };
}
