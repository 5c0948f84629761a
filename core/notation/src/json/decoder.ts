// Decoders: small functions from unknown JSON to typed data, combined like the types they check.

import { type Err, err, ok, type Result } from '@blackpeg/rules';

/** `path` leads from the whole value to the faulty field; `expected` says what should be there. */
export interface FieldFault {
  readonly path: string;
  readonly expected: string;
  /** An unknown field, as opposed to a wrong value in a known one. */
  readonly unknown: boolean;
}

export type Decoder<T> = (value: unknown, path: string) => Result<T, FieldFault>;

export const boolean: Decoder<boolean> = (value, path) =>
  typeof value === 'boolean' ? ok(value) : refuse(path, 'true or false');

/** Any finite number. */
export const finite: Decoder<number> = (value, path) =>
  typeof value === 'number' && Number.isFinite(value) ? ok(value) : refuse(path, 'a number');

export function integer(least: number, most: number): Decoder<number> {
  return (value, path) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? ok(value)
      : refuse(path, `a whole number from ${least} to ${most}`);
}

export function shortText(longest: number): Decoder<string> {
  return (value, path) =>
    typeof value === 'string' && value.length <= longest
      ? ok(value)
      : refuse(path, `a text of at most ${longest} characters`);
}

export function oneOf<const T extends string>(words: readonly T[]): Decoder<T> {
  return (value, path) => {
    const word = words.find((known) => known === value);
    return word === undefined ? refuse(path, words.map((known) => `'${known}'`).join(' or ')) : ok(word);
  };
}

export const nothing: Decoder<null> = (value, path) => (value === null ? ok(null) : refuse(path, 'null'));

export function either<A, B>(first: Decoder<A>, second: Decoder<B>): Decoder<A | B> {
  return (value, path) => {
    const a = first(value, path);
    if (a.ok) return a;
    const b = second(value, path);
    if (b.ok) return b;
    // A fault deeper inside says more than "neither".
    if (a.error.path !== path) return a;
    if (b.error.path !== path) return b;
    return refuse(path, `${a.error.expected} or ${b.error.expected}`);
  };
}

export function listOf<T>(item: Decoder<T>, least: number, most: number): Decoder<readonly T[]> {
  return (value, path) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) {
      return refuse(path, `a list of ${least} to ${most}`);
    }
    const items: T[] = [];
    for (const [index, raw] of value.entries()) {
      const decoded = item(raw, `${path}[${index}]`);
      if (!decoded.ok) return decoded;
      items.push(decoded.value);
    }
    return ok(items);
  };
}

export type FieldDecoders<T> = { readonly [K in keyof T]-?: Decoder<T[K]> };

/** Exactly these fields, rebuilt in this order: `__proto__` in JSON is just another unknown field. */
export function record<T extends object>(fields: FieldDecoders<T>): Decoder<T> {
  const names = Object.keys(fields) as (keyof T & string)[];
  return (value, path) => {
    if (!isObject(value)) return refuse(path, 'an object');
    const decoded: Partial<T> = {};
    for (const name of names) {
      const field = fields[name](Object.hasOwn(value, name) ? value[name] : undefined, joined(path, name));
      if (!field.ok) return field;
      decoded[name] = field.value;
    }
    const stranger = Object.keys(value).find((name) => !Object.hasOwn(fields, name));
    if (stranger !== undefined) {
      return err({ path: joined(path, stranger), expected: 'no such field', unknown: true });
    }
    return ok(decoded as T);
  };
}

/** The member of a union selected by its tag. */
export function variants<K extends string, T>(
  tag: string,
  members: Readonly<Record<K, Decoder<T>>>,
): Decoder<T> {
  const known = Object.keys(members) as K[];
  return (value, path) => {
    if (!isObject(value)) return refuse(path, 'an object');
    const word = oneOf(known)(Object.hasOwn(value, tag) ? value[tag] : undefined, joined(path, tag));
    return word.ok ? members[word.value](value, path) : word;
  };
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function joined(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function refuse(path: string, expected: string): Err<FieldFault> {
  return err({ path, expected, unknown: false });
}
