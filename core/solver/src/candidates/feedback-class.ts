// Feedback as a number: the kernel's classes, in ascending order of blacks, then whites, then blues.

import type { CodeSpec, Feedback, Marking } from '@blackpeg/rules';

/** Every class in order; some cannot be earned, such as all black but one white. */
export function allFeedbackClasses(spec: CodeSpec, marking: Marking): readonly Feedback[] {
  const counts = (most: number) => Array.from({ length: most + 1 }, (_, count) => count);
  const { holes } = spec;
  return counts(holes).flatMap((black) =>
    counts(holes - black).flatMap((white) =>
      counts(marking === 'pairs' ? holes - black - white : 0).map((blue) => ({ black, white, blue })),
    ),
  );
}

/** The class of a feedback, or -1 if it has more key pegs than there are holes, or blue in a game without blue. */
export function classOfFeedback(classes: readonly Feedback[], feedback: Feedback): number {
  const { black, white, blue } = feedback;
  return classes.findIndex((each) => each.black === black && each.white === white && each.blue === blue);
}
