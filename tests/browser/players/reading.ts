// Parses sentences of the game: the codes and answers that they name.

import {
  allFeedback,
  allPegs,
  type Code,
  type CodeSpec,
  type Edition,
  type Feedback,
  type Peg,
} from '@blackpeg/rules';
import { answerText, type Language, pegName, spokenCode } from '@blackpeg/wording';

/** What is looked for in a text, and where it ended. */
export interface Found<Thing> {
  readonly thing: Thing;
  readonly end: number;
}

export interface Reading {
  /** The first answer from there on. */
  answer(text: string, from?: number): Found<Feedback> | null;
  /** The first code from there on. */
  code(text: string, from?: number): Found<Code> | null;
}

/** Reverse lookup of everything the wording can say about this board. */
export function readingOf(language: Language, edition: Edition, spec: CodeSpec): Reading {
  const answers = new Map<string, Feedback>();
  for (const feedback of allFeedback(spec, edition.marking)) {
    answers.set(answerText(language, edition.name, feedback).toLowerCase(), feedback);
  }
  const words = new Map(
    allPegs(spec).map((peg) => [pegName(language, edition, peg).toLowerCase(), peg] as const),
  );
  const signs = new Map(
    allPegs(spec).map((peg) => [spokenCode(language, edition, [peg], 'numbers'), peg] as const),
  );
  const answer = anyOf([...answers.keys()]);
  const codes = [
    { pegs: words, flags: 'giu', pattern: listOf(anyOf([...words.keys()]), ', ', spec.holes) },
    { pegs: signs, flags: 'gu', pattern: listOf(anyOf([...signs.keys()]), ',? ', spec.holes) },
  ];
  return {
    answer: (text, from = 0) => {
      const match = firstOf(answer, 'giu', text, from);
      const thing = match && answers.get(match.said.toLowerCase());
      return match && thing ? { thing, end: match.end } : null;
    },
    code: (text, from = 0) => {
      const found = codes
        .map(({ pegs, flags, pattern }) => ({ pegs, match: firstOf(pattern, flags, text, from) }))
        .filter(({ match }) => match !== null)
        .sort((a, b) => (a.match?.end ?? 0) - (b.match?.end ?? 0))[0];
      if (!found?.match) return null;
      return { thing: pegsIn(found.match.said, found.pegs), end: found.match.end };
    },
  };
}

/** Longer ones first: “1 black” also begins “1 black, 2 white”. */
function anyOf(texts: readonly string[]): string {
  const escaped = [...texts]
    .sort((a, b) => b.length - a.length)
    .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return `(?:${escaped.join('|')})`;
}

function listOf(item: string, separator: string, count: number): string {
  return [item, ...Array.from({ length: count - 1 }, () => `${separator}${item}`)].join('');
}

/** As a whole word. Languages put various spaces before a colon, but none within the searched text. */
function firstOf(
  pattern: string,
  flags: string,
  text: string,
  from: number,
): { readonly said: string; readonly end: number } | null {
  const search = new RegExp(String.raw`(?<![\p{L}\d])${pattern}(?![\p{L}\d])`, flags);
  search.lastIndex = from;
  const match = search.exec(text);
  return match ? { said: match[0], end: search.lastIndex } : null;
}

function pegsIn(said: string, pegs: ReadonlyMap<string, Peg>): Code {
  const item = new RegExp(anyOf([...pegs.keys()]), 'giu');
  return [...said.matchAll(item)].map(([name]) => pegs.get(name) ?? pegs.get(name.toLowerCase()) ?? 0);
}
