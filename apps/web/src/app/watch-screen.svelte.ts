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

/** Milliseconds: shorter states are not drawn. */
const BRIEF = 150;

/**
 * To be called during the creation of a component; the screen is closed with it. A view that `isPassing`, until something
 * has arrived, is drawn only if that takes a while; usually the next one comes first, and only that is drawn.
 */
export function watchScreen<View, Command>(
  screen: RunningScreen<View, Command, LanguageInput>,
  isPassing: (view: View, drawn: View) => boolean = () => false,
): WatchedScreen<View, Command> {
  const track = createSubscriber((update) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let drawn = screen.current();
    const draw = () => {
      clearTimeout(waiting);
      waiting = undefined;
      drawn = screen.current();
      update();
    };
    const stop = screen.subscribe(() => {
      if (isPassing(screen.current(), drawn)) waiting ??= setTimeout(draw, BRIEF);
      else draw();
    });
    return () => {
      clearTimeout(waiting);
      stop();
    };
  });
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
