// Why something did not happen, in words and by holes.

import type { Objection } from '@blackpeg/session';
import { objectionText } from '@blackpeg/wording';
import type { Look } from './look.ts';

export function whyNot({ speaker, draft }: Look, objection: Objection): string {
  return objectionText(speaker, objection, draft?.spec.facets.some(({ blank }) => blank) ?? false);
}

/** Holes it is about, from 1. */
export function holesIn(objection: Objection | null): readonly number[] {
  if (objection?.from === 'draft') {
    const { fault } = objection;
    if (fault.kind === 'not-filled') return fault.holes;
    return fault.kind === 'bad-code' && 'hole' in fault.fault ? [fault.fault.hole] : [];
  }
  const violation = objection?.violation;
  return violation?.kind === 'bad-code' && 'hole' in violation.fault ? [violation.fault.hole] : [];
}
