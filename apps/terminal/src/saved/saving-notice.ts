// Tells the player when saving fails, once, with the reason, and when everything is saved again.

import { type Language, type SaveReason, savingProblemText, savingTexts } from '@blackpeg/wording';
import type { Speaking } from '../command-line/command.ts';
import { faultText } from '../command-line/fault.ts';
import { reasonOf, WorldError } from '../command-line/io.ts';
import { oneLine } from '../command-line/printable.ts';
import { NO_FOLDER, type Saved } from './saved.ts';

/** The current state; null while everything is saved. */
export function savingNotice(saved: Pick<Saved, 'saving' | 'folder'>, language: Language): string | null {
  const reason = saveReason(saved);
  return reason && savingProblemText(language, reason);
}

/** Called whenever that changes; returns the function that unsubscribes. */
export function tellSaving(
  saved: Pick<Saved, 'saving' | 'folder'>,
  language: () => Language,
  say: (text: string) => void,
): () => void {
  return saved.saving.subscribe(() => say(savingNotice(saved, language()) ?? savingTexts(language()).again));
}

/** After listing matches: that their folder cannot be read. */
export async function tellUnread({ console, language }: Speaking, { saving }: Saved): Promise<void> {
  const error = saving.problem()?.error;
  if (error instanceof WorldError) await console.err.write(oneLine(faultText(language, error.fault)));
}

/** Null while it works. */
export function saveReason({ saving, folder }: Pick<Saved, 'saving' | 'folder'>): SaveReason | null {
  const problem = saving.problem();
  if (!problem) return null;
  const { error } = problem;
  const fault = error instanceof WorldError ? error.fault : null;
  const code = fault ? fault.why : reasonOf(error);
  const place = fault?.file || folder || '';
  switch (code) {
    case NO_FOLDER:
      return { kind: 'no-folder' };
    case 'ENOSPC':
    case 'EDQUOT':
      return { kind: 'full' };
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return { kind: 'denied', place };
    case 'ENOTDIR':
    case 'EEXIST':
    case 'EISDIR':
      return { kind: 'not-a-folder', place };
    default:
      return { kind: 'other', code };
  }
}
