// Runs a screen that is a pure reducer: inputs go in one after another, effects are carried out, sentences are told.

import { isSame } from '@blackpeg/rules';
import type { Said, Screen } from './screen.ts';

/** What an input leads to. */
export interface ScreenStep<State, Effect> {
  readonly state: State;
  readonly effects?: readonly Effect[];
  readonly said?: readonly Omit<Said, 'id'>[];
}

/** Sentences that answer what was asked, without a cue. */
export function replies(texts: readonly string[]): readonly Omit<Said, 'id'>[] {
  return texts.map((text) => ({ kind: 'reply', text, cue: null }));
}

export interface ScreenParts<State, View, Command, Input, Effect> {
  readonly first: ScreenStep<State, Effect>;
  reduce(state: State, input: Command | Input): ScreenStep<State, Effect>;
  viewOf(state: State): View;
  why(state: State, command: Command): string | null;
  /** Carries out an effect; what comes of it is another input, now or later. */
  run(effect: Effect, then: (input: Input) => void): void;
  tell(said: Said): void;
  /** Ends what the screen listens to. */
  close?(): void;
}

export interface RunningScreen<View, Command, Input> extends Screen<View, Command> {
  /** Something outside has changed. */
  take(input: Input): void;
}

export function runScreen<State, View, Command, Input, Effect>(
  parts: ScreenParts<State, View, Command, Input, Effect>,
): RunningScreen<View, Command, Input> {
  const { reduce, viewOf, why, run, tell } = parts;
  const listeners = new Set<() => void>();
  let state = parts.first.state;
  let view = viewOf(state);
  let told = 0;
  let closed = false;

  function take(input: Command | Input): void {
    if (!closed) apply(reduce(state, input));
  }

  function apply(step: ScreenStep<State, Effect>): void {
    if (step.state !== state) {
      state = step.state;
      const seen = kept(view, viewOf(state));
      const isNew = seen !== view;
      view = seen;
      if (isNew) for (const listener of [...listeners]) listener();
    }
    for (const said of step.said ?? []) say(said);
    for (const effect of step.effects ?? []) run(effect, take);
  }

  function say(said: Omit<Said, 'id'>): void {
    told += 1;
    tell({ ...said, id: told });
  }

  apply(parts.first);
  return {
    current: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    why: (command) => why(state, command),
    do(command) {
      const reason = why(state, command);
      if (reason === null) take(command);
      else say({ kind: 'refusal', text: reason, cue: null });
    },
    take,
    close() {
      closed = true;
      listeners.clear();
      parts.close?.();
    },
  };
}

/** Parts, and items of lists, that did not change keep their identity, so that only what changed is drawn again. */
function kept<View>(before: View, after: View): View {
  if (isSame(before, after)) return before;
  if (!isRecord(before) || !isRecord(after)) return after;
  const parts = Object.entries(after).map(([name, part]) => [name, keptPart(before[name], part)]);
  return Object.fromEntries(parts);
}

function keptPart(before: unknown, after: unknown): unknown {
  if (isSame(before, after)) return before;
  if (!Array.isArray(before) || !Array.isArray(after)) return after;
  return after.map((item, index) => (isSame(before[index], item) ? before[index] : item));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
