// What the browser says of a key, as screens want to know it.

import type { KeyPress } from '@blackpeg/screens';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

export function pressOf({ key, code, shiftKey, ctrlKey, metaKey, altKey }: Pressed): KeyPress {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return {
    key,
    digit: digit === undefined ? null : Number(digit),
    shift: shiftKey,
    ctrl: ctrlKey || metaKey,
    alt: altKey,
  };
}
