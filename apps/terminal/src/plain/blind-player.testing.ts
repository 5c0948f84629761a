// A player who knows nothing but the printed lines.

import {
  allFeedback,
  allPegs,
  type Code,
  type Edition,
  type Feedback,
  fittingCode,
  type MarkedGuess,
  mark,
  widestSpec,
} from '@blackpeg/rules';
import {
  answerText,
  briefCode,
  briefFeedback,
  feedbackText,
  type Language,
  plainTexts,
  spokenCode,
} from '@blackpeg/wording';
import { type Blind, isQuestion } from './blind.testing.ts';

interface Ear {
  /** What is due, by the beginning of its sentence in each language. */
  readonly due: Readonly<Record<'hide' | 'place' | 'mark' | 'over', RegExp>>;
  /** Before an answer. */
  readonly row: string;
}

const EARS: Readonly<Record<Language, Ear>> = {
  en: {
    due: {
      hide: /^Your turn: hide/,
      place: /^Your turn: place/,
      mark: /^Your turn: answer/,
      over: /^The match is over/,
    },
    row: String.raw`Row \d+: `,
  },
  fr: {
    due: {
      hide: /^C’est à vous.: cachez/,
      place: /^C’est à vous.: posez/,
      mark: /^C’est à vous.: répondez/,
      over: /^La partie est finie/,
    },
    row: String.raw`Rangée \d+.: `,
  },
  de: {
    due: {
      hide: /^Du bist dran: Versteck/,
      place: /^Du bist dran: Setze/,
      mark: /^Du bist dran: Beantworte/,
      over: /^Die Partie ist zu Ende/,
    },
    row: String.raw`Reihe \d+: `,
  },
};

/** What a player remembers. */
interface Mind {
  readonly language: Language;
  readonly edition: Edition;
  readonly answers: ReadonlyMap<string, Feedback>;
  code: Code;
  rows: readonly MarkedGuess[];
  /** Placed and not answered yet. */
  guess: Code | null;
  /** The other side's last row. */
  theirs: Code | null;
}

/** Plays until the match is over. */
export async function playBlind(blind: Blind, language: Language, edition: Edition): Promise<void> {
  const turn = plainTexts(language).typed.turn[0];
  const mind: Mind = {
    language,
    edition,
    answers: answersIn(language, edition),
    code: [],
    rows: [],
    guess: null,
    theirs: null,
  };
  let heard = await blind.type(turn);
  for (;;) {
    listen(mind, heard.join(' '));
    const line = reply(mind, heard);
    if (line === null) return;
    heard = await blind.type(line);
    if (heard.some(isQuestion)) heard = [...heard, ...(await blind.type(plainTexts(language).yes[0]))];
    heard = [...heard, ...(await blind.type(turn))];
  }
}

/** The player's own row is not announced: an announced code is the other side's. */
function listen(mind: Mind, heard: string): void {
  const said = new RegExp(
    `${EARS[mind.language].row}(${anyOf([...mind.answers.keys()])})(?![\\p{L}\\d])`,
    'u',
  );
  const answer = mind.answers.get(said.exec(heard)?.[1] ?? '');
  if (answer && mind.guess) {
    mind.rows = [...mind.rows, { guess: mind.guess, mark: answer }];
    mind.guess = null;
  }
  mind.theirs = codeHeard(mind, heard) ?? mind.theirs;
}

/** The last in a text. */
function codeHeard({ language, edition }: Mind, text: string): Code | null {
  const spec = widestSpec(edition);
  const isPair = spec.facets.length === 2;
  const name = (peg: number) => spokenCode(language, edition, [peg], isPair ? 'names' : 'numbers');
  const pegs = new Map(allPegs(spec).map((peg) => [name(peg), peg] as const));
  const peg = anyOf([...pegs.keys()]);
  const others = Array.from({ length: spec.holes - 1 }, () => `,? ${peg}`).join('');
  const found = [...text.matchAll(new RegExp(`(?<=[:,] )${peg}${others}(?![\\p{L}\\d])`, 'gu'))].at(-1)?.[0];
  return found === undefined
    ? null
    : [...found.matchAll(new RegExp(peg, 'gu'))].map(([one]) => pegs.get(one) ?? 0);
}

/** Longer ones first: “1 black” also begins “1 black, 2 white”. */
function anyOf(texts: readonly string[]): string {
  return `(?:${[...texts].sort((a, b) => b.length - a.length).join('|')})`;
}

/** Null if nothing is left to do. */
function reply(mind: Mind, heard: readonly string[]): string | null {
  const { language, edition } = mind;
  const { due } = EARS[language];
  const spec = widestSpec(edition);
  const last = heard.findLast((line) => Object.values(due).some((sign) => sign.test(line))) ?? '';
  if (due.over.test(last)) return null;
  if (due.hide.test(last)) {
    Object.assign(mind, { rows: [], guess: null });
    mind.code = Array.from({ length: spec.holes }, (_, hole) => anyPeg(spec.facets.length, hole));
    return briefCode(language, edition, mind.code, '');
  }
  if (due.mark.test(last) && mind.theirs)
    return numbers(edition, mark(edition.marking, mind.code, mind.theirs));
  if (!due.place.test(last)) throw new Error(`Nothing can be done: ${heard.join(' | ')}`);
  if (/ 1\.$/.test(last)) mind.rows = [];
  mind.guess = fittingCode({ spec, marking: edition.marking, rows: mind.rows, missing: null });
  if (!mind.guess) throw new Error(`No code fits: ${heard.join(' | ')}`);
  return briefCode(language, edition, mind.guess, '');
}

/** Makes a code that is not all alike. */
function anyPeg(facets: number, hole: number): number {
  const kind = (hole % 4) + 1;
  return facets === 2 ? kind * 10 + ((hole + 1) % 4) + 1 : kind;
}

function numbers({ marking }: Edition, { black, white, blue }: Feedback): string {
  return marking === 'pairs' ? `${black}-${white}-${blue}` : `${black} ${white}`;
}

/** Every answer, by all its possible wordings. */
function answersIn(language: Language, edition: Edition): ReadonlyMap<string, Feedback> {
  const spec = widestSpec(edition);
  return new Map(
    allFeedback(spec, edition.marking).flatMap((feedback) => [
      [answerText(language, edition.name, feedback), feedback] as const,
      [feedbackText(language, edition, feedback, spec.holes), feedback] as const,
      [briefFeedback(language, edition, feedback, spec.holes), feedback] as const,
    ]),
  );
}
