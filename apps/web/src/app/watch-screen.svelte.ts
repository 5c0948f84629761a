// A screen of play/screens as Svelte sees it: reading its view in a component tracks it.

import type { RunningScreen } from '@blackpeg/screens';
import type { Language } from '@blackpeg/wording';
import { onDestroy } from 'svelte';
import { createSubscriber } from 'svelte/reactivity';
import { language } from './settings.svelte.ts';

interface LanguageInput {
  readonly type: 'language';
  readonly language: Language;
}

export interface WatchedScreen<View, Command> {
  readonly view: View;
  do(command: Command): void;
}

/** To be called during the creation of a component; the screen is closed with it. */
export function watchScreen<View, Command>(
  screen: RunningScreen<View, Command, LanguageInput>,
): WatchedScreen<View, Command> {
  const track = createSubscriber((update) => screen.subscribe(update));
  $effect.pre(() => screen.take({ type: 'language', language: language() }));
  onDestroy(screen.close);
  return {
    get view() {
      track();
      return screen.current();
    },
    do: screen.do,
  };
}
