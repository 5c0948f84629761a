// Notices about the whole app, announced once when they appear, on any screen; and the notices of a page: how many
// there are and whether they are open or dismissed.

import { type CommonWords, commonTexts, savingProblemText, savingTexts } from '@blackpeg/wording';
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { MediaQuery } from 'svelte/reactivity';
import { say } from '../app/announcer.svelte.ts';
import { saveProblem, storageNews } from '../app/saving.svelte.ts';
import { language } from '../app/settings.svelte.ts';
import { isPartMissing, pageAge } from '../late/on-demand.svelte.ts';
import { isOffline, updateReady } from '../offline/update.svelte.ts';
import { hasNews, stillAside } from './put-aside.ts';

/** To be called during the creation of the app. */
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

/** On pages where a late notice would move what a finger is about to hit, it lies over the page. */
const small = new MediaQuery('(width < 700px), (height < 500px)');
/** A notice that was dismissed on one screen is not shown on the next. */
let aside = $state.raw<readonly string[]>([]);

export function liesOver(): boolean {
  return small.current;
}

export interface News {
  readonly count: number;
  readonly open: boolean;
  /** The beginning of the last one. */
  readonly latest: string;
  /** For what holds the notices, whoever writes them. */
  readonly watch: Attachment;
  /** Dismisses all, or shows them again. */
  toggle(): void;
}

/** `opens`: by itself, as soon as there is something that was not dismissed. */
export function createNews(opens: () => boolean): News {
  let shown = $state.raw<readonly string[]>([]);
  let latest = $state('');
  let asked = $state(false);

  /** A confirmation that a notice opened stays visible, even if the notice has disappeared. */
  function read(place: Element): void {
    const found = [...place.querySelectorAll('.message, .notice, dialog[open]')];
    shown = found.map(({ textContent }) => textContent ?? '');
    const last = found.at(-1);
    latest = (last?.querySelector('p, span') ?? last)?.textContent?.trim() ?? '';
    aside = stillAside(aside, shown);
    asked &&= found.length > 0;
  }
  return {
    get count() {
      return shown.length;
    },
    get open() {
      return opens() ? hasNews(aside, shown) : asked;
    },
    get latest() {
      return latest;
    },
    watch(place) {
      const observer = new MutationObserver(() => read(place));
      observer.observe(place, {
        childList: true,
        characterData: true,
        attributeFilter: ['open'],
        subtree: true,
      });
      untrack(() => read(place));
      return () => observer.disconnect();
    },
    toggle() {
      if (!opens()) asked = !asked;
      else aside = hasNews(aside, shown) ? shown : [];
    },
  };
}
