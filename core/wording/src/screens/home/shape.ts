// What every language must say on the home screen.

/** The boxes on the shelf: every edition but the custom one. */
export type Box = 'super' | 'duel' | 'braille' | 'shapes';

export interface HomeWords {
  /** The page itself: what the browser's tab and the first heading say. */
  readonly title: string;
  readonly question: string;
  readonly ownGame: string;
  readonly boxes: Readonly<Record<Box, BoxWords>>;
  readonly resume: ResumeWords;
  readonly firstVisit: FirstVisitWords;
  readonly again: AgainWords;
  /** The strip of doors. */
  readonly doors: string;
  readonly daily: DailyDoorWords;
  readonly online: DoorWords;
  readonly companion: DoorWords;
  readonly learn: DoorWords;
}

export interface BoxWords {
  readonly first: string;
  readonly second: (codes: number) => string;
}

/** A match that waits. */
export interface ResumeWords {
  readonly alone: string;
  readonly house: string;
  /** Two people at this screen, by name. */
  readonly people: (names: readonly string[]) => string;
  readonly daily: string;
  readonly place: (edition: string, round: number, rounds: number | null) => string;
  readonly button: string;
}

export interface FirstVisitWords {
  readonly title: string;
  readonly text: (codes: number) => string;
  readonly button: (holes: number, colours: number) => string;
  readonly lesson: string;
}

/** The same agreement as last time, in one press. */
export interface AgainWords {
  readonly title: string;
  readonly button: string;
}

export interface DoorWords {
  readonly title: string;
  readonly text: string;
  /** The same in half a line. */
  readonly short: string;
  readonly note: string;
}

export interface DailyDoorWords {
  readonly title: string;
  /** `day` is a time within the day, in milliseconds since 1970; days are those of universal time. */
  readonly text: (day: number) => string;
  readonly short: (day: number) => string;
  readonly streak: (days: number) => string;
}
