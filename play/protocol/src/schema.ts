// Schemas: each decoder also describes its value, so that documents and checks cannot diverge.

import {
  boolean,
  type Decoder,
  either as eitherOf,
  finite,
  integer,
  listOf,
  nothing as nothingAtAll,
  oneOf,
  record,
  variants,
} from '@blackpeg/notation';
import { err, ok } from '@blackpeg/rules';

/** A schema of the JSON Schema standard, draft 7. */
export type JsonSchema = { readonly [keyword: string]: unknown };

export interface Schema<T> {
  readonly decode: Decoder<T>;
  readonly json: JsonSchema;
}

/** The type of values that a schema accepts. */
export type Of<S> = S extends Schema<infer T> ? T : never;

export const flag: Schema<boolean> = { decode: boolean, json: { type: 'boolean' } };
export const number: Schema<number> = { decode: finite, json: { type: 'number' } };
export const nothing: Schema<null> = { decode: nothingAtAll, json: { type: 'null' } };

export function whole(least: number, most: number): Schema<number> {
  return { decode: integer(least, most), json: { type: 'integer', minimum: least, maximum: most } };
}

export function word<const T extends string>(...words: readonly T[]): Schema<T> {
  return { decode: oneOf(words), json: words.length === 1 ? { const: words[0] } : { enum: words } };
}

/** A text that the whole pattern matches, which also limits its length. */
export function text(pattern: RegExp): Schema<string> {
  const whole = new RegExp(`^(?:${pattern.source})$`, 'u');
  return {
    decode: (value, path) =>
      typeof value === 'string' && whole.test(value)
        ? ok(value)
        : err({ path, expected: `a text like ${pattern.source}`, unknown: false }),
    json: { type: 'string', pattern: whole.source },
  };
}

export function list<T>(item: Schema<T>, least: number, most: number): Schema<readonly T[]> {
  return {
    decode: listOf(item.decode, least, most),
    json: { type: 'array', items: item.json, minItems: least, maxItems: most },
  };
}

export function either<A, B>(first: Schema<A>, second: Schema<B>): Schema<A | B> {
  return { decode: eitherOf(first.decode, second.decode), json: { anyOf: [first.json, second.json] } };
}

/** For an optional field. */
export function optional<T>({ decode, json }: Schema<T>): Schema<T | undefined> {
  return { decode: (value, path) => (value === undefined ? ok(undefined) : decode(value, path)), json };
}

/** Exactly these fields, with all that are not optional. */
export function strict<T extends object>(fields: { readonly [K in keyof T]-?: Schema<T[K]> }): Schema<T> {
  const names = Object.keys(fields) as (keyof T & string)[];
  const isNeeded = (name: keyof T & string) => !fields[name].decode(undefined, '').ok;
  const each = <V>(part: (field: Schema<unknown>) => V) =>
    Object.fromEntries(names.map((name) => [name, part(fields[name])]));
  return {
    decode: record<T>(each(({ decode }) => decode) as Parameters<typeof record<T>>[0]),
    json: {
      type: 'object',
      properties: each(({ json }) => json),
      required: names.filter(isNeeded),
      additionalProperties: false,
    },
  };
}

/** The member selected by the tag; each is described under its own tag. */
export function tagged<M extends Readonly<Record<string, Schema<object>>>>(
  tag: string,
  members: M,
): Schema<Of<M[keyof M]>> {
  const entries = Object.entries(members);
  return {
    decode: variants(tag, Object.fromEntries(entries.map(([name, { decode }]) => [name, decode]))) as Decoder<
      Of<M[keyof M]>
    >,
    json: { oneOf: entries.map(([, { json }]) => json) },
  };
}

/** Has this name in the document, wherever it is used. */
export function named<T>(title: string, { decode, json }: Schema<T>): Schema<T> {
  return { decode, json: { title, ...json } };
}

/** With a description for the document. */
export function described<T>(description: string, { decode, json }: Schema<T>): Schema<T> {
  return { decode, json: { description, ...json } };
}
