// Grammar shared by all languages: persons in each case, the verbs that follow, and how sentences are joined.

import type { Entry, EventWords, Extras, Who } from './event-facts.ts';

/** A grammatical case: the listener, the house and a friend have forms of their own, a name may be changed by it. */
export type Case = (who: Who) => string;

export function caseOf(you: string, house: string, friend: string, other = (name: string) => name): Case {
  return (who) => {
    switch (who.kind) {
      case 'you':
        return you;
      case 'house':
        return house;
      case 'friend':
        return friend;
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

/** Several at once: the first begins the sentence, the others follow, with the listener first or last. */
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

/** With a capital first letter; digits and other characters stay. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The parts that are not empty, joined. */
export function join(separator: string, ...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(separator);
}

/** How a language words answers: rows by name, their makers, and what is between them. */
interface AnswerVoice {
  readonly rowName: (who: Who | null, row: number) => string;
  readonly label: Case;
  readonly colon: string;
}

export function answersIn({ rowName, label, colon }: AnswerVoice) {
  /** The row, its number alone, or only whose it is; null for the listener's own then. */
  function before(who: Who | null, row: number, extras: Extras): string | null {
    if (extras === 'all') return rowName(who, row);
    const whose = who === null || who.kind === 'you' ? null : label(who);
    return join(', ', whose, extras === 'few' ? `${row}` : null) || null;
  }

  return {
    before,
    /** One's own belongs to the row it begins with. */
    turn(row: number, extras: Extras, entries: readonly Entry[]): string {
      const texts = entries.map(({ who, text }) =>
        who.kind === 'you' ? text : `${label(who)}${colon}${text}`,
      );
      const between = entries[0]?.who.kind === 'you' ? colon : '. ';
      return join(between, before(null, row, extras), texts.join('. '));
    },
  };
}

/** Events made of finished words only, joined alike in every language. */
export const EVENTS_OF_MATCHES: Pick<EventWords, 'match-opened' | 'round-closed' | 'match-closed'> = {
  'match-opened': {
    brief: ({ edition, form, length }) => join('. ', edition, capital(join(', ', form, length))),
    full: ({ edition, form, length }) => `${join('. ', edition, capital(join(', ', form, length)))}.`,
  },
  'round-closed': {
    brief: ({ outcome, awards }) => join('. ', outcome, join(', ', ...awards)),
    full: ({ outcome, awards }) => join(' ', outcome, ...awards),
  },
  'match-closed': {
    brief: ({ result, standings }) => join(', ', result, standings),
    full: ({ result, standings }) => join(' ', result, standings),
  },
};
