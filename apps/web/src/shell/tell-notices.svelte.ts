// What concerns the whole app is said when it comes up, once, whatever screen is open then.

import { type CommonWords, commonTexts } from '@blackpeg/wording';
import { untrack } from 'svelte';
import { say } from '../app/announcer.svelte.ts';
import { isPartMissing } from '../app/on-demand.svelte.ts';
import { language } from '../app/settings.svelte.ts';
import { storageNews } from '../app/storage-news.svelte.ts';
import { isOffline } from '../offline/connection.svelte.ts';
import { updateReady } from '../offline/update.svelte.ts';

/** To be called while the app is being made. */
export function tellNotices(): void {
  tellWhen(isOffline, ({ offline }) => offline);
  tellWhen(isPartMissing, ({ failed }) => failed);
  tellWhen(updateReady, (words) => words.updateReady);
  tellWhen(
    () => storageNews() === 'blocked',
    ({ storageBlocked }) => storageBlocked,
  );
  tellWhen(
    () => storageNews() === 'outdated',
    ({ storageOutdated }) => storageOutdated,
  );
}

function tellWhen(holds: () => boolean, sentence: (words: CommonWords) => string): void {
  $effect(() => {
    if (holds()) untrack(() => say(sentence(commonTexts(language()))));
  });
}
