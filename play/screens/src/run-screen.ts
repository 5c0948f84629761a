// Runs a screen that is a pure reducer: inputs go in one after another, effects are carried out, sentences are
// announced.

import type { Said, Screen } from './screen.ts';

/** The result of an input. */
export interface ScreenStep<State, Effect> {
  readonly state: State;
  readonly effects?: readonly Effect[];
  readonly said?: readonly Omit<Said, 'id'>[];
}

/** Sentences that answer a query, without a cue. */
export function replies(texts: readonly string[]): readonly Omit<Said, 'id'>[] {
  return texts.map((text) => ({ kind: 'reply', text, cue: null }));
}

export interface ScreenParts<State, View, Command, Input, Effect> {
  readonly first: ScreenStep<State, Effect>;
  reduce(state: State, input: Command | Input): ScreenStep<State, Effect>;
  viewOf(state: State): View;
  why(state: State, command: Command): string | null;
  /** Carries out an effect; its result is another input, now or later. */
  run(effect: Effect, then: (input: Input) => void): void;
  tell(said: Said): void;
  /** States that are shown only if they last; without it every state is shown at once. */
  readonly passing?: Passing<State>;
  /** Stops listening. */
  close?(): void;
}

/** Usually the next state comes first, and only that is shown. Views made on request show the current state. */
export interface Passing<State> {
  isPassing(state: State, shown: State): boolean;
  /** Calls back once the state has lasted; the result cancels that. */
  later(show: () => void): () => void;
}

export interface RunningScreen<View, Command, Input> extends Screen<View, Command> {
  /** Something outside has changed. */
  take(input: Input): void;
}

export function runScreen<State, View, Command, Input, Effect>(
  parts: ScreenParts<State, View, Command, Input, Effect>,
): RunningScreen<View, Command, Input> {
  const { reduce, why, run, tell } = parts;
  let state = parts.first.state;
  const see = lookingAt(state, parts.viewOf);
  const current = () => see(state);
  const notices = createNotices(() => ({ state, view: current() }), parts.passing);
  let told = 0;
  let closed = false;
  /** Inputs being handled, each for an effect of the previous one. */
  let depth = 0;

  function take(input: Command | Input): void {
    if (!closed) apply(reduce(state, input));
  }

  /** An input and everything that follows at once from it are shown as one change. */
  function apply(step: ScreenStep<State, Effect>): void {
    state = step.state;
    depth += 1;
    try {
      for (const said of step.said ?? []) say(said);
      for (const effect of step.effects ?? []) run(effect, take);
    } finally {
      depth -= 1;
    }
    if (depth === 0) notices.changed(state);
  }

  function say(said: Omit<Said, 'id'>): void {
    told += 1;
    tell({ ...said, id: told });
  }

  apply(parts.first);
  return {
    current,
    subscribe: notices.subscribe,
    why: (command) => why(state, command),
    do(command) {
      const reason = why(state, command);
      if (reason === null) take(command);
      else say({ kind: 'refusal', text: reason, cue: null });
    },
    take,
    close() {
      closed = true;
      notices.stop();
      parts.close?.();
    },
  };
}

/** Notifies listeners of each other view, and of that of a passing state once it has lasted. */
function createNotices<State, View>(now: () => { state: State; view: View }, passing?: Passing<State>) {
  const listeners = new Set<() => void>();
  let shown = now();
  let stopWaiting: (() => void) | null = null;

  function show(): void {
    stopWaiting?.();
    stopWaiting = null;
    const before = shown.view;
    shown = now();
    if (shown.view === before) return;
    for (const listener of [...listeners]) listener();
  }

  return {
    changed(state: State): void {
      if (passing?.isPassing(state, shown.state)) stopWaiting ??= passing.later(show);
      else show();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop(): void {
      stopWaiting?.();
      listeners.clear();
    },
  };
}

/** A view is made on request, once for each state. */
function lookingAt<State, View>(first: State, viewOf: (state: State) => View): (state: State) => View {
  let seen = first;
  let view = viewOf(first);
  return (state) => {
    if (state !== seen) view = kept(view, viewOf(state));
    seen = state;
    return view;
  };
}

/**
 * What did not change keeps its identity, at any depth, so that only what changed is drawn again. An object that
 * occurs in two places stays one object.
 */
function kept<View>(before: View, after: View): View {
  const known = new Map<unknown, unknown>();

  function keep<Part>(old: unknown, now: Part): Part {
    if (old === now || !isParts(old) || !isParts(now)) return now;
    if (!known.has(now)) known.set(now, keepParts(old, now));
    const found = known.get(now);
    return isLike(found, now) ? found : now;
  }

  function keepParts(old: Parts, now: Parts): unknown {
    const names = Object.keys(now);
    const parts = names.map((name) => keep(old[name], now[name]));
    const isSame =
      isLike(old, now) &&
      names.length === Object.keys(old).length &&
      names.every((name, index) => Object.hasOwn(old, name) && old[name] === parts[index]);
    if (isSame) return old;
    return Array.isArray(now) ? parts : Object.fromEntries(names.map((name, index) => [name, parts[index]]));
  }

  return keep(before, after);
}

/** Lists are parts by number. */
type Parts = Readonly<Record<string, unknown>>;

/** Not bytes, maps or sets, which are compared as a whole. */
function isParts(value: unknown): value is Parts {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

/** Both are lists, or neither is. */
function isLike<Part>(value: unknown, part: Part): value is Part {
  return Array.isArray(value) === Array.isArray(part);
}
