// Invalid frames: valid ones with something broken in them, and all kinds of bytes, nesting and names.

import type { Dice } from '@blackpeg/rules';

export interface Frame {
  readonly data: string | Buffer;
  readonly binary: boolean;
}

/** What a client might send at this table: mostly actions, few of which end a match. */
function saneMessage(table: string, dice: Dice): object {
  const peg = () => dice(9);
  const id = `${dice(1_000_000)}`;
  const code = Array.from({ length: 4 }, peg);
  const feedback = { black: dice(5), white: dice(5), blue: 0 };
  const actions: readonly object[] = [
    { type: 'hide-code', code, blanks: null, palmed: null, commitment: null },
    { type: 'place-guess', guess: code },
    { type: 'mark-guess', feedback, confirmed: dice(2) === 0 },
    { type: 'correct-mark', feedback, confirmed: true },
    { type: 'see', seat: dice(3) },
    { type: dice(400) === 0 ? 'resign-round' : 'claim' },
    { type: 'withdraw-offer' },
    { type: 'admit' },
    { type: 'take-round' },
  ];
  const messages: readonly object[] = [
    { type: 'hello', table },
    { type: 'events-after', ask: dice(100), version: dice(50) },
    { type: 'keep-draft', code: dice(2) === 0 ? null : code },
    { type: 'presence', here: dice(2) === 0 },
    { type: 'say', phrase: 'thanks' },
  ];
  const isWish = dice(3) > 0;
  return isWish ? { type: 'act', id, action: pick(actions, dice) } : pick(messages, dice);
}

const ODD_VALUES: readonly string[] = [
  'null',
  'true',
  '-1',
  '1e999',
  '0.5',
  '9007199254740993',
  '""',
  '"\\u0000"',
  '"\\ud800"',
  '"hidden"',
  '"__proto__"',
  '"constructor"',
  '[]',
  '[[[]]]',
  '{}',
  '{"__proto__":{"type":"act"}}',
  '{"toString":1}',
];
const ODD_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype', 'toString', 'type', 'x', ''];

type Mutation = (text: string, dice: Dice) => string;

const MUTATIONS: readonly Mutation[] = [
  // A value.
  (text, dice) =>
    replaceOne(
      text,
      /(?<=:)("[^"]*"|-?\d+|true|false|null|\[[^[\]]*\])/g,
      () => pick(ODD_VALUES, dice),
      dice,
    ),
  // A name.
  (text, dice) => replaceOne(text, /"[a-z-]+"(?=:)/g, () => JSON.stringify(pick(ODD_KEYS, dice)), dice),
  // One more.
  (text, dice) =>
    replaceOne(text, /\{/g, () => `{"${pick(ODD_KEYS, dice)}":${pick(ODD_VALUES, dice)},`, dice),
  // A sign.
  (text, dice) =>
    at(text, dice, (before, after) => before + String.fromCharCode(dice(0x3000)) + after.slice(1)),
  // A piece left out, or twice.
  (text, dice) => at(text, dice, (before, after) => before + after.slice(1 + dice(8))),
  (text, dice) => at(text, dice, (before, after) => before + after.slice(0, 1 + dice(20)) + after),
  // Unchanged.
  (text) => text,
];

/** A frame that leaves the connection open, however invalid its content. */
export function anyFrame(table: string, dice: Dice): Frame {
  const kind = dice(20);
  if (kind === 0) return { data: anyBytes(dice(200), dice), binary: true };
  if (kind === 1) return { data: anyBytes(dice(60), dice).toString('latin1'), binary: false };
  if (kind === 2) return { data: deep(dice), binary: false };
  const text = JSON.stringify(saneMessage(table, dice));
  const once = pick(MUTATIONS, dice)(text, dice);
  return { data: dice(3) === 0 ? pick(MUTATIONS, dice)(once, dice) : once, binary: false };
}

/** A frame that violates the WebSocket protocol and ends the connection: invalid UTF-8, or too long to be read. */
export function fatalFrame(dice: Dice): Frame {
  const bad = Buffer.concat([Buffer.from('{"type":"'), Buffer.from([0xc0, 0x80, 0xff, dice(256)])]);
  return dice(2) === 0
    ? { data: bad, binary: false }
    : { data: 'x'.repeat(16_385 + dice(50_000)), binary: false };
}

/** Raw bytes on the connection, unmasked, with any opcode: not even a frame. */
export function anyBytes(length: number, dice: Dice): Buffer {
  return Buffer.from(Array.from({ length }, () => dice(256)));
}

function deep(dice: Dice): string {
  const depth = 1 + dice(6000);
  const [open, close] = dice(2) === 0 ? ['[', ']'] : ['{"type":', '}'];
  return dice(2) === 0 ? open.repeat(depth) : open.repeat(depth) + close.repeat(depth);
}

function pick<T>(items: readonly T[], dice: Dice): T {
  return items[dice(items.length)] as T;
}

function at(text: string, dice: Dice, change: (before: string, after: string) => string): string {
  const place = dice(text.length);
  return change(text.slice(0, place), text.slice(place));
}

function replaceOne(text: string, pattern: RegExp, by: () => string, dice: Dice): string {
  const places = [...text.matchAll(pattern)];
  const chosen = places[dice(places.length)];
  if (!chosen) return text;
  return text.slice(0, chosen.index) + by() + text.slice(chosen.index + chosen[0].length);
}
