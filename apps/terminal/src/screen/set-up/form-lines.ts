// Lines of a form: a name with a value each, changed by left and right, or typed.

import { type Language, terminalScreenTexts } from '@blackpeg/wording';
import type { Item } from '../frame/list.ts';
import { isNamed, type Key } from '../terminal/keys.ts';

interface Choice<T> {
  readonly label: string;
  readonly values: readonly T[];
  readonly current: T;
  /** Below the form while the line is selected. */
  readonly text?: string;
  name(value: T): string;
  set(value: T): void;
}

interface Switch {
  readonly label: string;
  readonly on: boolean;
  readonly text?: string;
  set(on: boolean): void;
}

interface Text {
  readonly label: string;
  readonly current: string;
  /** The placeholder while nothing is typed. */
  readonly usual: string;
  /** Characters. */
  readonly longest: number;
  set(text: string): void;
  /** Enter; else nothing. */
  enter?(): void;
}

export interface Fields {
  /** One of several; Enter selects the next. */
  choice<T>(field: Choice<T>): Item;
  toggle(field: Switch): Item;
  text(field: Text): Item;
}

export function fieldsIn(language: Language): Fields {
  const { pair, settings } = terminalScreenTexts(language);

  function choice<T>({ label, values, current, text, name, set }: Choice<T>): Item {
    const at = Math.max(0, values.indexOf(current));
    const step = (by: number) => {
      const next = values[(at + by + values.length) % values.length];
      if (next !== undefined) set(next);
    };
    return { label: pair(label, `‹ ${name(current)} ›`), ...(text && { text }), step, choose: () => step(1) };
  }

  return {
    choice,
    toggle({ label, on, text = '', set }) {
      const name = (value: boolean) => (value ? settings.on : settings.off);
      return choice({ label, values: [false, true], current: on, text, name, set });
    },
    text({ label, current, usual, longest, set, enter }) {
      return {
        label: pair(label, current === '' ? `(${usual})` : current),
        choose: () => enter?.(),
        type(key) {
          const after = textAfter(current, key, longest);
          if (after !== null) set(after);
          return after !== null;
        },
      };
    },
  };
}

/** Null if the key writes nothing. */
function textAfter(text: string, key: Key, longest: number): string | null {
  if (key.kind === 'paste') return `${text}${key.text.replace(/\s+/g, ' ')}`.slice(0, longest);
  if (key.kind === 'sign' && !key.alt) return `${text}${key.sign}`.slice(0, longest);
  return isNamed(key, 'backspace') ? [...text].slice(0, -1).join('') : null;
}
