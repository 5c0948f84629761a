// Random messages, made from the document alone: the checks must accept what it describes.

import { anyTerms, createTable, dueWish, strayWish } from '@blackpeg/referee/testing';
import { type MatchEvent, seededDice, type Viewer } from '@blackpeg/rules';
import fc from 'fast-check';
import type { JsonSchema } from './schema.ts';
import { termsSchema } from './terms.testing.ts';

const played: Promise<readonly MatchEvent[]>[] = [];

/** Events of seeded matches as their viewers see them; each match is played once for all tests. */
export async function sampleEvents(matches: number): Promise<readonly MatchEvent[]> {
  while (played.length < matches) played.push(eventsOfMatch(played.length));
  return (await Promise.all(played.slice(0, matches))).flat();
}

async function eventsOfMatch(seed: number): Promise<readonly MatchEvent[]> {
  const dice = seededDice(seed);
  const table = createTable();
  const terms = anyTerms(dice);
  await table.referee.open('m', terms, dice);
  for (let step = 0; step < 60 && table.truth('m').phase !== 'closed'; step += 1) {
    const state = table.truth('m');
    const wish = dice(4) === 0 ? strayWish(state, dice) : dueWish(state, dice);
    if (wish) await table.referee.act('m', wish.by, `${step}`, wish.action);
    await table.clock.advance(dice(20_000));
  }
  const viewers: readonly Viewer[] = [0, 'spectator'];
  const seen = await Promise.all(viewers.map((viewer) => table.referee.eventsAfter('m', viewer, 0)));
  return seen.flatMap((dispatch) => dispatch?.events ?? []);
}

/** Any value of a complete description. */
export function anyDescribed({ title: _, ...json }: JsonSchema): fc.Arbitrary<unknown> {
  return anyOf(json, []);
}

/** Any value that a schema describes. Events come from `events`, because their schema leaves the details to the notation. */
export function anyOf(json: JsonSchema, events: readonly MatchEvent[]): fc.Arbitrary<unknown> {
  const inside = (part: unknown) => anyOf(part as JsonSchema, events);
  const [choices, words, item] = [json.oneOf ?? json.anyOf, json.enum, json.items];
  if (json.title === 'MatchEvent' && events.length > 0) return fc.constantFrom(...events);
  if (json.title === 'Terms') return anyDescribed(termsSchema.json);
  if (Array.isArray(choices)) return fc.oneof(...choices.map(inside));
  if (Array.isArray(words)) return fc.constantFrom(...words);
  if (Object.hasOwn(json, 'const')) return fc.constant(json.const);
  switch (json.type) {
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'integer':
      return fc.integer({ min: Number(json.minimum), max: Number(json.maximum) });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => (number === 0 ? 0 : number));
    case 'string':
      return anyText(String(json.pattern));
    case 'array':
      return fc.array(inside(item), {
        minLength: Number(json.minItems),
        maxLength: Math.min(8, Number(json.maxItems)),
      });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(json.properties as JsonSchema).map(([name, part]) => [name, inside(part)]),
        ),
        { requiredKeys: json.required as string[] },
      );
  }
  throw new Error(`No values are made for ${JSON.stringify(json)}.`);
}

/** Any code point except surrogates. The unit `binary` of `fc.string` is the same, and takes seconds to list them all. */
export const anySign: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10_f7ff })
  .map((index) => String.fromCodePoint(index < 0xd800 ? index : index + 0x800));

/** A pattern of excluded characters; `fc.stringMatching` would list all others. A joiner may be between two of them. */
const SIGNS_LEFT_OUT =
  /^\^\(\?:(?<allowed>\[\^.*?\])\(\?:\[(?<joiners>.*?)\]\?\k<allowed>\)\{0,(?<more>\d+)\}\)\$$/;

function anyText(pattern: string): fc.Arbitrary<string> {
  const { allowed, joiners, more } = SIGNS_LEFT_OUT.exec(pattern)?.groups ?? {};
  if (allowed === undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  const sign = new RegExp(allowed, 'u');
  const unit = anySign.filter((one) => sign.test(one));
  const joiner = fc.option(fc.stringMatching(new RegExp(`^[${joiners}]$`, 'u')), { nil: '' });
  const joined = fc.tuple(joiner, unit).map((signs) => signs.join(''));
  return fc.tuple(unit, fc.string({ unit: joined, maxLength: Number(more) })).map((parts) => parts.join(''));
}
