// What concerns the whole app is said when it comes up, once, whatever screen is open then.

import { type CommonWords, commonTexts, savingProblemText, savingTexts } from '@blackpeg/wording';
import { untrack } from 'svelte';
import { say } from '../app/announcer.svelte.ts';
import { saveProblem, storageNews } from '../app/saving.svelte.ts';
import { language } from '../app/settings.svelte.ts';
import { isPartMissing } from '../late/on-demand.svelte.ts';
import { pageAge } from '../late/page-age.svelte.ts';
import { isOffline, updateReady } from '../offline/update.svelte.ts';

/** To be called while the app is being made. */
export function tellNotices(): void {
  tellWhen(isOffline, ({ offline }) => offline);
  tellWhen(isPartMissing, ({ failed }) => failed);
  tellWhen(
    () => pageAge() === 'stuck',
    ({ needsReload }) => needsReload,
  );
  tellWhen(updateReady, (words) => words.updateReady);
  tellWhen(
    () => storageNews() === 'blocked',
    ({ storageBlocked }) => storageBlocked,
  );
  tellWhen(
    () => storageNews() === 'outdated',
    ({ storageOutdated }) => storageOutdated,
  );
  tellSaving();
}

/** Also when everything is saved again. */
function tellSaving(): void {
  let failed = false;
  $effect(() => {
    const problem = saveProblem();
    untrack(() => {
      if (problem) say(savingProblemText(language(), problem));
      else if (failed) say(savingTexts(language()).again);
    });
    failed = problem !== null;
  });
}

function tellWhen(holds: () => boolean, sentence: (words: CommonWords) => string): void {
  $effect(() => {
    if (holds()) untrack(() => say(sentence(commonTexts(language()))));
  });
}
