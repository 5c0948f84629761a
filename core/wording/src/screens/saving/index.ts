// The texts about saving that fails, by language.

import type { Language } from '../../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { SavingWords } from './shape.ts';

const TEXTS: Readonly<Record<Language, SavingWords>> = { en, fr, de };

/** Why nothing can be saved now. */
export type SaveReason =
  | { readonly kind: 'full' }
  | { readonly kind: 'denied' | 'not-a-folder'; readonly place: string }
  | { readonly kind: 'no-folder' | 'browser' }
  /** The system's own word for it. */
  | { readonly kind: 'other'; readonly code: string };

export function savingTexts(language: Language): SavingWords {
  return TEXTS[language];
}

/** What cannot be saved, that play goes on, and what to do. */
export function savingProblemText(language: Language, reason: SaveReason): string {
  return `${TEXTS[language].failed(reasonText(language, reason))} ${adviceText(language, reason)}`;
}

/** For whoever wanted something saved, and nothing else. */
export function savingRefusedText(language: Language, reason: SaveReason): string {
  return TEXTS[language].refused(reasonText(language, reason));
}

function reasonText(language: Language, reason: SaveReason): string {
  const { reasons } = TEXTS[language];
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
  const { advice } = TEXTS[language];
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
