// Every broken rule in one or two clear sentences: what, where, what to do. The rule's id stays in the violation.

import type { CodeFault, EditionFault, RuleViolation } from '@blackpeg/rules';
import { answerText } from '../names/feedback.ts';
import { durationText, editionName, formName, scoringName } from '../names/names.ts';
import { kindName } from '../names/pegs.ts';
import type { Speaker } from '../names/who.ts';
import type { Say } from '../words/fault-facts.ts';
import { type Language, textsOf } from '../words/lookup.ts';

const actionsWords = textsOf('base', 'actions');
const agreementsWords = textsOf('base', 'agreements');
const codeFaultsWords = textsOf('base', 'codeFaults');
const editionFaultsWords = textsOf('base', 'editionFaults');

/** What violations need to know about their listener. */
export type Listener = Pick<Speaker, 'language' | 'edition'>;

export function violationText(listener: Listener, violation: RuleViolation): string {
  switch (violation.kind) {
    case 'bad-code':
      return codeFaultText(listener.language, violation.fault, violation.what);
    case 'bad-edition':
      return editionFaultText(listener.language, violation.fault);
    default:
      return reasonText(listener, violation);
  }
}

/** `what` is a code being hidden or a guess being placed. */
export function codeFaultText(language: Language, fault: CodeFault, what: 'code' | 'guess' = 'code'): string {
  const words = codeFaultsWords(language);
  return (words[fault.kind] as (fault: CodeFault, what: string) => string)(fault, what);
}

export function editionFaultText(language: Language, fault: EditionFault): string {
  const words = editionFaultsWords(language);
  switch (fault.kind) {
    case 'out-of-range':
      return words.outOfRange[fault.what](fault.least, fault.most, fault.given);
    case 'unknown-value':
      return words.unknownValue[fault.what];
    case 'too-many-codes':
      return words['too-many-codes'](fault);
    case 'no-code':
      return words['no-code'](fault);
    case 'blanks-mismatch':
      return words['blanks-mismatch'](fault);
    case 'not-as-printed':
      return words['not-as-printed'](fault);
  }
}

type Plain = Exclude<RuleViolation, { readonly kind: 'bad-code' | 'bad-edition' }>;

/** The catalogue's keys are the kinds, so its words take exactly this reason; the compiler cannot follow that. */
function reasonText(listener: Listener, violation: Plain): string {
  const agreements = agreementsWords(listener.language);
  const actions = actionsWords(listener.language);
  const words = { ...agreements, ...actions }[violation.kind] as (reason: Plain, say: Say) => string;
  return words(countedFromOne(violation), sayTo(listener));
}

/** Rules count rows and seats from 0, players from 1. */
function countedFromOne(violation: Plain): Plain {
  if ('row' in violation) return { ...violation, row: violation.row + 1 };
  return 'seat' in violation ? { ...violation, seat: violation.seat + 1 } : violation;
}

function sayTo({ language, edition }: Listener): Say {
  return {
    peg: (kind) => kindName(language, edition, kind),
    answer: (feedback) => answerText(language, edition.name, feedback),
    time: (left) => durationText(language, left),
    edition: (name) => editionName(language, name),
    form: (form) => formName(language, form),
    scoring: (scoring) => scoringName(language, scoring),
  };
}
