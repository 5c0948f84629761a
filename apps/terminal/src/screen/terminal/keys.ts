// Terminal input as keys: letters, named keys, pastes, clicks, and replies to queries; and keys in the form
// that screens need.

import type { KeyPress } from '@blackpeg/screens';
import type { CanvasPoint } from './canvas.ts';

export type Key =
  /** One sign as it was typed. */
  | { readonly kind: 'sign'; readonly sign: string; readonly alt: boolean }
  | { readonly kind: 'named'; readonly name: KeyName }
  /** With Ctrl; a small letter. */
  | { readonly kind: 'control'; readonly letter: string }
  | { readonly kind: 'paste'; readonly text: string }
  | { readonly kind: 'click'; readonly spot: CanvasPoint }
  | { readonly kind: 'report'; readonly report: Report };

/** The terminal's reply about itself. */
export type Report =
  | { readonly kind: 'background'; readonly light: boolean }
  | { readonly kind: 'synchronised' };

export interface KeyDecoder {
  /** What is complete; the rest waits for more. */
  feed(text: string): readonly Key[];
  /** Has something begun that more input could complete? */
  waits(): boolean;
  /** Nothing more came: a single escape is the key, anything else incomplete is dropped. */
  flush(): readonly Key[];
}

const ESC = '\u001b';
const BEL = '\u0007';
const PASTE_BEGINS = `${ESC}[200~`;
const PASTE_ENDS = `${ESC}[201~`;

/** More than anybody pastes into a row; an endless paste does not fill the memory. */
const LONGEST_PASTE = 10_000;

const CONTROL_SEQUENCE = new RegExp(`^${ESC}\\[([0-?]*)[ -/]*([@-~])`);
const SHIFTED_KEY = new RegExp(`^${ESC}O([@-~])`);
const STRING = new RegExp(`^${ESC}[\\]P_^X]([^${BEL}${ESC}]*)(?:${BEL}|${ESC}\\\\)`);
const BEGUN = new RegExp(`^${ESC}(?:\\[[0-?]*[ -/]*|O|[\\]P_^X][^${BEL}${ESC}]*${ESC}?)?$`);

export function createKeyDecoder(): KeyDecoder {
  let rest = '';

  function feed(text: string): readonly Key[] {
    const keys: Key[] = [];
    rest += text;
    for (;;) {
      const step = next(rest);
      if (!step) break;
      if (step.key) keys.push(step.key);
      rest = rest.slice(step.length);
    }
    if (rest.length > LONGEST_PASTE) rest = '';
    return keys;
  }

  return {
    feed,
    waits: () => rest !== '',
    flush() {
      const alone = rest === ESC;
      rest = '';
      return alone ? [{ kind: 'named', name: 'escape' }] : [];
    },
  };
}

interface Step {
  /** Null for input without a meaning here. */
  readonly key: Key | null;
  readonly length: number;
}

/** Null if nothing is left, or not enough. */
function next(text: string): Step | null {
  if (text === '') return null;
  if (!text.startsWith(ESC)) return plain(text);
  if (text.startsWith(PASTE_BEGINS)) return pasted(text);
  const sequence = CONTROL_SEQUENCE.exec(text);
  if (sequence) return { key: ofSequence(sequence), length: sequence[0].length };
  const shifted = SHIFTED_KEY.exec(text);
  if (shifted)
    return { key: named(shifted[1] === 'M' ? 'enter' : FINALS[shifted[1] ?? '']), length: shifted[0].length };
  const string = STRING.exec(text);
  if (string) return { key: reported(string[1] ?? ''), length: string[0].length };
  if (BEGUN.test(text)) return null;
  return withAlt(text.slice(1));
}

function plain(text: string): Step {
  const sign = String.fromCodePoint(text.codePointAt(0) ?? 0);
  const name = SIGNS[sign];
  if (name) return { key: { kind: 'named', name }, length: sign.length };
  const code = sign.charCodeAt(0);
  if (code === 0x7f || code >= 0x20) return { key: { kind: 'sign', sign, alt: false }, length: sign.length };
  const letter = String.fromCharCode(code + 0x60);
  return { key: /[a-z]/.test(letter) ? { kind: 'control', letter } : null, length: 1 };
}

/** Escape followed at once by a character is how terminals send Alt; two escapes are the key twice. */
function withAlt(text: string): Step {
  if (text.startsWith(ESC)) return { key: { kind: 'named', name: 'escape' }, length: 1 };
  const { key, length } = plain(text);
  return { key: key?.kind === 'sign' ? { ...key, alt: true } : key, length: length + 1 };
}

function pasted(text: string): Step | null {
  const end = text.indexOf(PASTE_ENDS);
  if (end < 0) return null;
  const inside = text.slice(PASTE_BEGINS.length, end);
  return { key: { kind: 'paste', text: inside }, length: end + PASTE_ENDS.length };
}

function ofSequence([, parameters = '', final = '']: RegExpExecArray): Key | null {
  if (final === 'y') return /^\?2026;[123]$/.test(parameters) ? SYNCHRONISED : null;
  if (parameters.startsWith('<')) return final === 'M' ? pointed(parameters) : null;
  if (final === '~') return named(numbered(Number.parseInt(parameters, 10)));
  return named(FINALS[final]);
}

const SYNCHRONISED: Key = { kind: 'report', report: { kind: 'synchronised' } };

/** `<0;3;4` is the left button at the third column and the fourth row; Shift, Alt and Ctrl make no difference. */
function pointed(parameters: string): Key | null {
  const [button = 0, column = 0, row = 0] = parameters.slice(1).split(';').map(Number);
  switch (button & ~MODIFIERS) {
    case 0:
      return { kind: 'click', spot: { x: column - 1, y: row - 1 } };
    case 64:
      return named('wheel-up');
    case 65:
      return named('wheel-down');
    default:
      return null;
  }
}

const MODIFIERS = 4 | 8 | 16;

/** `11;rgb:ffff/ffff/ffff` is the colour of the background. */
function reported(text: string): Key | null {
  const [, red, green, blue] = /^11;rgba?:([0-9a-f]+)\/([0-9a-f]+)\/([0-9a-f]+)/i.exec(text) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return null;
  const part = (digits: string) => Number.parseInt(digits, 16) / (16 ** digits.length - 1);
  const brightness = 0.3 * part(red) + 0.59 * part(green) + 0.11 * part(blue);
  return { kind: 'report', report: { kind: 'background', light: brightness > 0.5 } };
}

function named(name: KeyName | undefined): Key | null {
  return name === undefined ? null : { kind: 'named', name };
}

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

/** By a single character. */
const SIGNS: Readonly<Record<string, KeyName>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\t': 'tab',
  '\b': 'backspace',
  '\u007f': 'backspace',
};

/** By the end of their sequence. */
const FINALS: Readonly<Record<string, KeyName>> = {
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

/** By the number in it, from 1. */
const NUMBERED = ['home', 'insert', 'delete', 'end', 'page-up', 'page-down', 'home', 'end'] as const;

/** Of F1 and those after it. */
const FUNCTION_NUMBERS = [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24];

function numbered(number: number): KeyName | undefined {
  const at = FUNCTION_NUMBERS.indexOf(number);
  return at < 0 ? NUMBERED[number - 1] : `f${at + 1}`;
}

const NAMED: Readonly<Record<string, string>> = {
  enter: 'Enter',
  backspace: 'Backspace',
  delete: 'Delete',
  escape: 'Escape',
};

export function isNamed(key: Key, name: KeyName): boolean {
  return key.kind === 'named' && key.name === name;
}

/** The sign that was typed, as a small letter; empty for any other key. */
export function letterOf(key: Key): string {
  return key.kind === 'sign' ? key.sign.toLowerCase() : '';
}

/** Null for keys that browsers do not have. A terminal cannot report Shift with a digit: Alt is used instead. */
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
