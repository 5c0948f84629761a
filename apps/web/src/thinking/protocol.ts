// What thinker and worker say to each other. The thinker asks one question at a time.

import type { Asked, QuestionName, Told } from './question.ts';

export type ToWorker =
  | {
      readonly kind: 'ask';
      readonly id: number;
      readonly name: QuestionName;
      readonly question: Asked<QuestionName>;
    }
  | { readonly kind: 'stop'; readonly id: number };

/** A question is heard with a `progress` of 0 and ends in exactly one of `told`, `fault` and `stopped`. */
export type FromWorker =
  | { readonly kind: 'told'; readonly id: number; readonly told: Told<QuestionName> }
  | { readonly kind: 'fault'; readonly id: number; readonly fault: string }
  | { readonly kind: 'stopped'; readonly id: number }
  | { readonly kind: 'progress'; readonly id: number; readonly done: number };
