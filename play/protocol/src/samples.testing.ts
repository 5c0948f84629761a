// Messages by chance, made from the document alone: what it describes is what the checks must let through.

import { anyTerms, createTable, dueWish, strayWish } from '@blackpeg/referee/testing';
import { type MatchEvent, seededDice, type Viewer } from '@blackpeg/rules';
import fc from 'fast-check';
import type { JsonSchema } from './schema.ts';
import { termsSchema } from './terms.testing.ts';

/** Events of seeded matches as their viewers see them. */
export async function sampleEvents(matches: number): Promise<readonly MatchEvent[]> {
  const events: MatchEvent[] = [];
  for (let seed = 0; seed < matches; seed += 1) events.push(...(await eventsOfMatch(seed)));
  return events;
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

/** Any value of what is described in full. */
export function anyDescribed({ title: _, ...json }: JsonSchema): fc.Arbitrary<unknown> {
  return anyOf(json, []);
}

/** Any value that a schema describes. Events come from `events`, for their schema leaves the details to the notation. */
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

/** Kept, for those of a pattern that leaves signs out take a second to find all others. */
const texts = new Map<string, fc.Arbitrary<string>>();

function anyText(pattern: string): fc.Arbitrary<string> {
  const known = texts.get(pattern) ?? fc.stringMatching(new RegExp(pattern, 'u'));
  texts.set(pattern, known);
  return known;
}
