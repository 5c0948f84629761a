// Tells the player when saving fails, once, and when everything is saved again.

import { type Language, savingProblemText, savingTexts } from '@blackpeg/wording';
import type { Speaking } from '../command.ts';
import { faultText } from '../fault.ts';
import { oneLine, WorldError } from '../io.ts';
import { saveReason } from './save-reason.ts';
import type { Saved } from './saved.ts';

/** How it stands now; null while everything is saved. */
export function savingNotice(saved: Pick<Saved, 'saving' | 'folder'>, language: Language): string | null {
  const reason = saveReason(saved);
  return reason && savingProblemText(language, reason);
}

/** Whenever that changes; gives what ends the telling. */
export function tellSaving(
  saved: Pick<Saved, 'saving' | 'folder'>,
  language: () => Language,
  say: (text: string) => void,
): () => void {
  return saved.saving.subscribe(() => say(savingNotice(saved, language()) ?? savingTexts(language()).again));
}

/** After matches were listed: that the folder they are in cannot be read. */
export async function tellUnread({ console, language }: Speaking, { saving }: Saved): Promise<void> {
  const error = saving.problem()?.error;
  if (error instanceof WorldError) await console.err.write(oneLine(faultText(language, error.fault)));
}
