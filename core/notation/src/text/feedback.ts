// Feedback as text: `1-2` for black and white, `1-2-0` where blue is marked too.

import { type CodeSpec, type Feedback, isEarnable, type Marking, ok, type Result } from '@blackpeg/rules';
import type { Scanned } from './code.ts';
import { isAtEnd, matchAt, skipBlanks } from './scan.ts';
import { expected, faultAt, type TextFault } from './text-fault.ts';

const COUNTS = /(\d{1,3})\s*-\s*(\d{1,3})(?:\s*-\s*(\d{1,3}))?(?![\d-])/;

/** Feedback some guess could earn in this game (F8), and nothing else. */
export function parseFeedback(spec: CodeSpec, marking: Marking, text: string): Result<Feedback, TextFault> {
  const scanned = scanFeedback(spec, marking, text, skipBlanks(text, 0));
  if (!scanned.ok) return scanned;
  const { value, end } = scanned.value;
  return isAtEnd(text, end) ? ok(value) : expected(text, skipBlanks(text, end), 'end');
}

export function formatFeedback(marking: Marking, feedback: Feedback): string {
  const { black, white, blue } = feedback;
  switch (marking) {
    case 'places':
      return `${black}-${white}`;
    case 'pairs':
      return `${black}-${white}-${blue}`;
  }
}

export function scanFeedback(
  spec: CodeSpec,
  marking: Marking,
  text: string,
  at: number,
): Result<Scanned<Feedback>, TextFault> {
  const counts = matchAt(COUNTS, text, at);
  if (!counts) return expected(text, at, 'feedback');
  const blue = counts[3];
  if (blue !== undefined && marking === 'places') return faultAt(at, { kind: 'blue-not-marked' });
  if (blue === undefined && marking === 'pairs') return expected(text, at, 'blue-count');
  const feedback = { black: Number(counts[1]), white: Number(counts[2]), blue: Number(blue ?? 0) };
  const { holes } = spec;
  if (feedback.black + feedback.white + feedback.blue > holes) {
    return faultAt(at, { kind: 'too-many-key-pegs', feedback, holes });
  }
  return isEarnable(spec, marking, feedback)
    ? ok({ value: feedback, end: at + counts[0].length })
    : faultAt(at, { kind: 'not-earnable', feedback, holes });
}
