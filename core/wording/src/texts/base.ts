// The texts of every screen, of home and of the table, by language; and of failures to save.

import { type Language, textsOf, type WordsIn } from '../words/lookup.ts';

export const boardTexts = textsOf('base', 'board');
export const commonTexts = textsOf('base', 'common');
export const editionTexts = textsOf('base', 'editions');
export const homeTexts = textsOf('base', 'home');
export const playTexts = textsOf('base', 'play');
export const savingTexts = textsOf('base', 'saving');

export type CommonWords = WordsIn<'base'>['common'];
export type PlayWords = WordsIn<'base'>['play'];
/** What a key peg is about: one facet, or the pair of two. */
export type Matter = keyof WordsIn<'base'>['board']['meanings'];
/** `there`: in its hole. `elsewhere`: in another. `half`: one facet of a pair in its place. */
export type Meaning = keyof WordsIn<'base'>['board']['meanings'][Matter];

/** Why nothing can be saved now. */
export type SaveReason =
  | { readonly kind: 'full' }
  | { readonly kind: 'denied' | 'not-a-folder'; readonly place: string }
  | { readonly kind: 'no-folder' | 'browser' }
  /** The system's own message. */
  | { readonly kind: 'other'; readonly code: string };

/** What cannot be saved, that play goes on, and what to do. */
export function savingProblemText(language: Language, reason: SaveReason): string {
  const { failed, nothing } = savingTexts(language);
  const what = reason.kind === 'browser' ? nothing : failed(reasonText(language, reason));
  return `${what} ${adviceText(language, reason)}`;
}

/** For a player who wanted only to save. */
export function savingRefusedText(language: Language, reason: SaveReason): string {
  return savingTexts(language).refused(reasonText(language, reason));
}

function reasonText(language: Language, reason: SaveReason): string {
  const { reasons } = savingTexts(language);
  switch (reason.kind) {
    case 'full':
      return reasons.full;
    case 'denied':
      return reasons.denied(reason.place);
    case 'not-a-folder':
      return reasons.notAFolder(reason.place);
    case 'no-folder':
      return reasons.noFolder;
    case 'browser':
      return reasons.browser;
    case 'other':
      return reasons.other(reason.code);
  }
}

function adviceText(language: Language, { kind }: SaveReason): string {
  const { advice } = savingTexts(language);
  switch (kind) {
    case 'full':
      return advice.room;
    case 'denied':
    case 'not-a-folder':
    case 'no-folder':
      return advice.folder;
    case 'browser':
      return advice.browser;
    case 'other':
      return advice.wait;
  }
}
