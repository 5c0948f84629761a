// What both documents share: schemas by name, each written once. Actions, events and terms are described here in full,
// which programs that only check them need not carry.

import { actionJson } from './action.testing.ts';
import { eventSchema } from './event.testing.ts';
import type { JsonSchema } from './schema.ts';
import { TERMS_EXAMPLES, termsSchema } from './terms.testing.ts';

const IN_FULL: Readonly<Record<string, JsonSchema>> = {
  Action: actionJson,
  MatchEvent: eventSchema.json,
  Terms: { ...termsSchema.json, examples: TERMS_EXAMPLES },
};

/** The schema with references to named ones, which are listed beside it. */
export function referred(json: unknown, named: Record<string, JsonSchema>): unknown {
  if (Array.isArray(json)) return json.map((part) => referred(part, named));
  if (typeof json !== 'object' || json === null) return json;
  const { title } = json as JsonSchema;
  if (typeof title !== 'string') return partsOf(json as JsonSchema, named);
  if (!Object.hasOwn(named, title)) {
    const { title: _, ...rest } = IN_FULL[title] ?? (json as JsonSchema);
    named[title] = partsOf(rest, named);
  }
  return { $ref: `#/components/schemas/${title}` };
}

function partsOf(json: JsonSchema, named: Record<string, JsonSchema>): JsonSchema {
  return Object.fromEntries(Object.entries(json).map(([name, part]) => [name, referred(part, named)]));
}

/** References without a target. */
export function brokenReferences(document: unknown): readonly string[] {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#([^"]+)"/g)].map(([, to]) => to ?? '');
  return references.filter((reference) => {
    const found = reference
      .split('/')
      .slice(1)
      .reduce<unknown>((inside, name) => (inside as Record<string, unknown> | undefined)?.[name], document);
    return typeof found !== 'object';
  });
}
