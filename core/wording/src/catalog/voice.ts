// The grammar all languages share: who is meant in which case, and the verbs that follow.

import type { Who } from '../who.ts';

/** A case of a language: the listener and the house have forms of their own, a name may be changed by it. */
export type Case = (who: Who) => string;

export function caseOf(you: string, house: string, other = (name: string) => name): Case {
  return (who) => {
    switch (who.kind) {
      case 'you':
        return you;
      case 'house':
        return house;
      case 'other':
        return other(who.name);
    }
  };
}

/** Verb forms: you alone, somebody else, you with others, several others. */
export type Verb = readonly [you: string, one: string, youAll: string, all: string];

/** Subject and verb for one: `does(maker, 'hide', 'hides')`. */
export function doesIn(subject: Case): (who: Who, you: string, one: string) => string {
  return (who, you, one) => `${subject(who)} ${who.kind === 'you' ? you : one}`;
}

/** The verb for any number of subjects. */
export function agree(all: readonly Who[], [you, one, youAll, others]: Verb): string {
  const withYou = all.some(({ kind }) => kind === 'you');
  if (all.length === 1) return withYou ? you : one;
  return withYou ? youAll : others;
}

/** Several at once: the one at the beginning of the sentence, the others within it, the listener first or last. */
export interface Together {
  readonly subject: Case;
  readonly within: Case;
  readonly list: (items: readonly string[]) => string;
  readonly listener: 'first' | 'last';
}

/** Subjects with their verb, and subjects as a list within a sentence. */
export function together({ subject, within, list, listener }: Together): {
  readonly doAll: (all: readonly Who[], verb: Verb) => string;
  readonly nameAll: (all: readonly Who[]) => string;
} {
  const place = ({ kind }: Who) => (kind === 'you' ? (listener === 'first' ? -1 : 1) : 0);
  const ordered = (all: readonly Who[]) => [...all].sort((a, b) => place(a) - place(b));
  return {
    doAll: (all, verb) => {
      const [first, ...others] = ordered(all);
      if (first === undefined) return '';
      return `${list([subject(first), ...others.map(within)])} ${agree(all, verb)}`;
    },
    nameAll: (all) => list(ordered(all).map(within)),
  };
}
