// The contents of a hole that is being filled, in words.

import type { Edition } from '@blackpeg/rules';
import { type Hole, pegIn } from '@blackpeg/session';
import { kindName, type Language, pegName } from '@blackpeg/wording';

/** A half pair by its half. */
export function contentName(language: Language, edition: Edition, hole: Hole): string {
  const facet = hole.findIndex((kind) => kind !== null);
  const kind = hole[facet] ?? 0;
  const half = hole.includes(null) && facet >= 0 && kind > 0;
  return half ? kindName(language, edition, { facet, kind }) : pegName(language, edition, pegIn(hole));
}
