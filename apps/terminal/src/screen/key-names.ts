// Keys that have a name, and how terminals send them.

export type KeyName =
  | 'up'
  | 'down'
  | 'right'
  | 'left'
  | 'home'
  | 'end'
  | 'page-up'
  | 'page-down'
  | 'insert'
  | 'delete'
  | 'enter'
  | 'tab'
  | 'back-tab'
  | 'backspace'
  | 'escape'
  | 'wheel-up'
  | 'wheel-down'
  | `f${number}`;

/** By a sign of their own. */
export const SIGNS: Readonly<Record<string, KeyName>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\t': 'tab',
  '\b': 'backspace',
  '\u007f': 'backspace',
};

/** By the end of their sequence. */
export const FINALS: Readonly<Record<string, KeyName>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  F: 'end',
  H: 'home',
  P: 'f1',
  Q: 'f2',
  R: 'f3',
  S: 'f4',
  Z: 'back-tab',
};

/** By the number in it. */
export const NUMBERED: Readonly<Record<string, KeyName>> = {
  1: 'home',
  2: 'insert',
  3: 'delete',
  4: 'end',
  5: 'page-up',
  6: 'page-down',
  7: 'home',
  8: 'end',
  11: 'f1',
  12: 'f2',
  13: 'f3',
  14: 'f4',
  15: 'f5',
  17: 'f6',
  18: 'f7',
  19: 'f8',
  20: 'f9',
  21: 'f10',
  23: 'f11',
  24: 'f12',
};
