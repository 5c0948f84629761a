// Every event as one announcement, brief or full, for one listener (I10). Hidden things are described as covered.

import type { EventType, MatchEvent, MatchState } from '@blackpeg/rules';
import { usualStyle } from '../names/codes.ts';
import { cut, type Speaker, withShortNames } from '../names/who.ts';
import type { EventWords, SpokenEvent } from '../words/event-facts.ts';
import { textsOf } from '../words/lookup.ts';
import { type EventFactsOf, FACTS } from './announce-facts.ts';
import { type Detail, MOST_CHARACTERS } from './results.ts';
import type { Scene, Spelling } from './scene.ts';
import { isAnsweredLate } from './silence.ts';

const eventsWords = textsOf('base', 'events');

/** The awaited answer is heard within two seconds; both answers of a duel's turn, or both codes, within four. */
const OWN_ANSWER = 32;
const TURN = 60;
/** More if an answer was late (T2c). */
const LATE = 10;
/** Two codes by the names of their pegs, in brief too: a shorter form cannot be heard. */
const CODES = 200;

/** From the longest wording to the shortest; the first that fits is used. */
const SPELLINGS: Readonly<Record<Detail, readonly Spelling[]>> = {
  full: [
    { codes: 'full', extras: 'all', names: 40 },
    { codes: 'brief', extras: 'all', names: 20 },
    { codes: 'brief', extras: 'few', names: 8 },
    { codes: 'brief', extras: 'none', names: 7 },
  ],
  brief: [
    { codes: 'brief', extras: 'all', names: 12 },
    { codes: 'brief', extras: 'few', names: 10 },
    { codes: 'brief', extras: 'none', names: 7 },
  ],
};

/**
 * What to say after this event. `event` is redacted for the listener and `state` is the listener's state after it.
 * Empty for `seen` alone, which must not be announced: an announcement would cause the next `seen`.
 */
export function announce(speaker: Speaker, state: MatchState, event: MatchEvent, detail: Detail): string {
  if (event.type === 'seen') return '';
  const most = mostCharacters(speaker, state, event, detail);
  let text = '';
  for (const spelling of SPELLINGS[detail]) {
    text = spell({ speaker: withShortNames(speaker, spelling.names), state, detail, spelling }, event);
    if ([...text].length <= most) return text;
  }
  return cut(text, most);
}

/** The longest text there may be for an event. */
export function mostCharacters(
  { you, edition, codes }: Speaker,
  state: MatchState,
  event: MatchEvent,
  detail: Detail,
): number {
  const isNamed = codes === 'names' || (!codes && usualStyle(edition, 'brief') === 'names');
  const hasCode = TELLING_CODES.includes(event.type);
  if (detail === 'full') return hasCode ? CODES : MOST_CHARACTERS.full;
  if (event.type === 'rows-uncovered' && event.what === 'marks') return TURN + lateMarks(state) * LATE;
  const isOwn = event.type === 'guess-marked' && state.round.boards[event.board]?.breaker === you;
  if (isOwn) return OWN_ANSWER + (isAnsweredLate(state, event.board, event.row) ? LATE : 0);
  if (hasCode && isNamed) return CODES;
  return event.type === 'codes-revealed' || event.type === 'mark-corrected' ? TURN : MOST_CHARACTERS.brief;
}

/** Of the turn that is answered. */
function lateMarks(state: MatchState): number {
  return state.round.boards.filter((_, index) => isAnsweredLate(state, index, state.round.turnsMarked - 1))
    .length;
}

const TELLING_CODES: readonly EventType[] = [
  'guess-placed',
  'rows-uncovered',
  'code-opened',
  'codes-revealed',
];

type Spoken = Extract<MatchEvent, { readonly type: SpokenEvent }>;

/** Facts and words have the same event type as key, so they belong together; the compiler cannot follow that. */
function spell(scene: Scene, event: Spoken): string {
  const type: EventType = event.type;
  const facts = FACTS[type as SpokenEvent] as (scene: Scene, event: Spoken) => EventFactsOf<SpokenEvent>;
  const words = eventsWords(scene.speaker.language) as EventWords;
  const say = words[type as SpokenEvent][scene.detail] as (facts: EventFactsOf<SpokenEvent>) => string;
  return say(facts(scene, event));
}
