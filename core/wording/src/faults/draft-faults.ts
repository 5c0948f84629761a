// Why a row or code cannot be sent yet, though no rule is broken: holes to fill, a missing peg, a turn to wait for.

import {
  type CodeFault,
  type CodeSpec,
  type FacetName,
  isQuestion,
  type RuleViolation,
} from '@blackpeg/rules';
import { type Language, textsOf } from '../words/lookup.ts';
import { codeFaultText, type Listener, violationText } from './violations.ts';

const draftFaultsWords = textsOf('base', 'draftFaults');
const rowWords = (language: Language) => playWords(language).row;
const playWords = textsOf('base', 'play');

/** As a session reports it. Holes count from 1; `lacking` if each has the other half of its pair. */
export type UnreadyDraft =
  | {
      readonly kind: 'not-filled';
      readonly holes: readonly number[];
      readonly lacking?: FacetName | null;
    }
  | { readonly kind: 'not-on-palette' }
  | { readonly kind: 'row-full' }
  | { readonly kind: 'bad-code'; readonly fault: CodeFault }
  | { readonly kind: 'nothing-to-compose' }
  | { readonly kind: 'still-sending' }
  | { readonly kind: 'waits-for-connection' }
  | { readonly kind: 'typed-too-soon' }
  | { readonly kind: 'not-kept' };

/** Why something did not happen, as a session reports it. */
export type ObjectionTold = { readonly forgotten: boolean } & (
  | { readonly from: 'rules'; readonly violation: RuleViolation }
  | { readonly from: 'draft'; readonly fault: UnreadyDraft }
);

/** `blanks` says whether a blank may be placed in this round. */
export function objectionText(listener: Listener, objection: ObjectionTold, blanks: boolean): string {
  const text =
    objection.from === 'rules'
      ? violationText(listener, objection.violation)
      : draftFaultText(listener, objection.fault, blanks);
  return objection.forgotten ? `${text} ${draftFaultText(listener, { kind: 'typed-too-soon' })}` : text;
}

/** Only what is wrong, not what to do about it, in a few words. Questions stay whole: they are to be answered. */
export function briefObjectionText(listener: Listener, objection: ObjectionTold): string {
  const text = briefly(listener, objection);
  if (!objection.forgotten) return text;
  return `${text.replace(/\.$/, '')}. ${draftFaultText(listener, { kind: 'typed-too-soon' })}`;
}

function briefly(listener: Listener, objection: ObjectionTold): string {
  if (objection.from === 'draft' && objection.fault.kind === 'not-filled') {
    const { holes, lacking } = objection.fault;
    const { open, range } = rowWords(listener.language);
    const text = open(inRanges(holes, range), holes.length, lacking ?? openOf(listener.edition));
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  }
  const text = objectionText(listener, { ...objection, forgotten: false }, false);
  if (objection.from === 'rules' && isQuestion(objection.violation)) return text;
  // Every text first says what is wrong, in a sentence of its own.
  return text.replace(/(?<=\.) .*$/s, '');
}

/** Three and more consecutive holes as a range. */
export function inRanges(
  numbers: readonly number[],
  range: (first: number, last: number) => string,
): readonly string[] {
  const runs: [number, ...number[]][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs.flatMap((run) => (run.length < 3 ? run.map(String) : [range(run[0], run.at(-1) ?? run[0])]));
}

/** `blanks` says whether a blank may be placed in this round. */
export function draftFaultText({ language, edition }: Listener, fault: UnreadyDraft, blanks = false): string {
  const words = draftFaultsWords(language);
  switch (fault.kind) {
    case 'not-filled':
      return words.notFilled(fault.holes, fault.lacking ?? openOf(edition), blanks);
    case 'not-on-palette':
      return words.notOnPalette;
    case 'row-full':
      return words.rowFull;
    case 'bad-code':
      return codeFaultText(language, fault.fault);
    case 'nothing-to-compose':
      return words.nothingToCompose;
    case 'still-sending':
      return words.stillSending;
    case 'waits-for-connection':
      return words.waitsForConnection;
    case 'typed-too-soon':
      return words.typedTooSoon;
    case 'not-kept':
      return words.notKept;
  }
}

/** What is open where a hole is not filled, if nothing more is known. */
export function openOf({ facets }: Pick<CodeSpec, 'facets'>): 'hole' | 'pair' {
  return facets.length === 2 ? 'pair' : 'hole';
}
