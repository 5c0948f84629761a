// A code and a guess as texts, and the feedback they earn: for single pairs and for streams of them.

import { parseCode, type TextFault } from '@blackpeg/notation';
import {
  type Code,
  type CodeSpec,
  type Edition,
  err,
  type Feedback,
  mark,
  ok,
  type Result,
  widestSpec,
} from '@blackpeg/rules';
import type { InputFault } from './fault.ts';

export interface Marked {
  readonly feedback: Feedback;
  readonly holes: number;
}

/** Marks pairs of one edition. Under a handicap the length of the code says whose code it is (D5). */
export function pairMarker(edition: Edition): (code: string, guess: string) => Result<Marked, InputFault> {
  const specs = edition.holes.map((_, seat) => widestSpec(edition, seat));
  return (codeText, guessText) => {
    const code = parseAny(specs, codeText);
    if (!code.ok) return code;
    const { spec } = code.value;
    const guess = parseCode(spec, guessText);
    if (!guess.ok) return err({ kind: 'bad-code', what: 'guess', text: guessText, fault: guess.error });
    return ok({ feedback: mark(edition.marking, code.value.code, guess.value), holes: spec.holes });
  };
}

interface Read {
  readonly code: Code;
  readonly spec: CodeSpec;
}

function parseAny(specs: readonly CodeSpec[], text: string): Result<Read, InputFault> {
  const faults: TextFault[] = [];
  for (const spec of specs) {
    const code = parseCode(spec, text);
    if (code.ok) return ok({ code: code.value, spec });
    faults.push(code.error);
  }
  const [other = faults[0]] = faults.filter((fault) => !isWrongLength(fault));
  if (specs.length === 1 || !faults.every(isWrongLength)) {
    return err({ kind: 'bad-code', what: 'code', text, fault: other as TextFault });
  }
  return err({ kind: 'neither-length', lengths: specs.map(({ holes }) => holes) });
}

function isWrongLength({ reason }: TextFault): boolean {
  return reason.kind === 'bad-code' && reason.fault.kind === 'wrong-length';
}
