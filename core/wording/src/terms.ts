// What was agreed, in one line: for who decides whether to sit down, or wonders what is being played.

import type { SeatTerms, Terms } from '@blackpeg/rules';
import { catalogOf } from './catalog/index.ts';
import type { Language } from './language.ts';
import {
  durationText,
  editionName,
  formName,
  paceName,
  scoringName,
  sizeName,
  variantName,
} from './names.ts';

interface TermsWords {
  readonly players: (players: number) => string;
  readonly assisted: string;
  readonly byHand: string;
  readonly time: (duration: string) => string;
  /** Not the same for everybody: the shortest. */
  readonly timeFrom: (duration: string) => string;
  readonly tray: (supply: number) => string;
  readonly sealed: string;
  readonly bonus: string;
}

const WORDS: Readonly<Record<Language, TermsWords>> = {
  en: {
    players: (players) => `${players} players`,
    assisted: 'assisted answers',
    byHand: 'answers by hand',
    time: (duration) => `${duration} a row`,
    timeFrom: (duration) => `${duration} a row, more for some`,
    tray: (supply) => `tray of ${supply === 1 ? '1 peg' : `${supply} pegs`} of each kind`,
    sealed: 'sealed codes',
    bonus: 'one more point for a code not found',
  },
  fr: {
    players: (players) => `${players} joueurs`,
    assisted: 'réponses assistées',
    byHand: 'réponses à la main',
    time: (duration) => `${duration} par rangée`,
    timeFrom: (duration) => `${duration} par rangée, davantage pour certains`,
    tray: (supply) => `réserve de ${supply === 1 ? '1 pion' : `${supply} pions`} de chaque sorte`,
    sealed: 'codes scellés',
    bonus: 'un point de plus pour un code non trouvé',
  },
  de: {
    players: (players) => `${players} Mitspielende`,
    assisted: 'Antworten mit Hilfe',
    byHand: 'Antworten von Hand',
    time: (duration) => `${duration} je Reihe`,
    timeFrom: (duration) => `${duration} je Reihe, für manche mehr`,
    tray: (supply) => `Vorrat von ${supply === 1 ? '1 Stecker' : `${supply} Steckern`} je Art`,
    sealed: 'versiegelte Codes',
    bonus: 'ein Punkt mehr für einen nicht gefundenen Code',
  },
};

/** What goes without saying is left out: turns, automatic answers, no clock, codes that the referee keeps. */
export function termsText(language: Language, terms: Terms): string {
  const { edition, form, pace, scoring, marker, custody, supply } = terms;
  const words = WORDS[language];
  const parts = [
    editionName(language, edition.name),
    edition.name === form ? null : formName(language, form),
    form === 'race' ? words.players(terms.seats.length) : null,
    sizeName(language, edition),
    variantName(language, edition),
    pace === 'free' ? paceName(language, pace) : null,
    lengthText(language, terms),
    form === 'classic' && terms.length.kind === 'rounds' ? scoringName(language, scoring) : null,
    terms.unbrokenBonus ? words.bonus : null,
    marker === 'assisted' ? words.assisted : null,
    marker === 'by-hand' ? words.byHand : null,
    timeText(language, terms.seats),
    supply === null ? null : words.tray(supply),
    custody === 'sealed' ? words.sealed : null,
  ];
  return parts.filter((part) => part !== null).join(', ');
}

function lengthText(language: Language, { length, scoring }: Terms): string {
  const { games } = catalogOf(language);
  return length.kind === 'rounds' ? games.rounds(length.rounds) : games.target(length.points, scoring);
}

function timeText(language: Language, seats: readonly SeatTerms[]): string | null {
  const allowances = seats.map(({ allowance }) => allowance ?? Number.POSITIVE_INFINITY);
  const shortest = Math.min(...allowances);
  if (!Number.isFinite(shortest)) return null;
  const { time, timeFrom } = WORDS[language];
  const duration = durationText(language, shortest);
  return allowances.every((allowance) => allowance === shortest) ? time(duration) : timeFrom(duration);
}
