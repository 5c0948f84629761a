// Follows a log over an unreliable connection: missing events are requested, duplicates are dropped.

import type { Dispatch, WallClock } from '@blackpeg/referee';
import type { MatchState } from '@blackpeg/rules';
import { absorb, type Happening } from './absorb.ts';
import type { Link } from './link.ts';

export interface Feed {
  receive(dispatch: Dispatch): void;
  /** The log is known to have this version: missing events are requested. */
  expect(version: number): void;
  /** The connection is up: missed events are requested. */
  resume(): void;
  /** Nothing more is requested. */
  stop(): void;
}

export interface FeedEvents {
  /**
   * Each event once, in order; the last state is the view. Events up to the version `history` happened before the first
   * response.
   */
  news(news: readonly Happening[], history: number): void;
  /** The log is a different one: everything so far is discarded, and its events follow as new. */
  afresh(): void;
}

/** Milliseconds until the next request if a response had none of the announced events: doubled each time, up to the maximum. */
const FIRST_WAIT = 100;
const LONGEST_WAIT = 3_200;

export function createFeed(link: Link, clock: WallClock, events: FeedEvents): Feed {
  let state: MatchState | null = null;
  /** When the last event of the view happened. */
  let lastAt: number | undefined;
  /** The version of the log at the first request, as far as known. */
  let history = 0;
  /** The highest announced version. */
  let heard = 0;
  /** Requests so far, and the pending one; 0 for none. */
  let questions = 0;
  let awaited = 0;
  const pause = createPause(clock);
  const version = () => state?.version ?? 0;

  function receive(dispatch: Dispatch): void {
    if (dispatch.afresh) begin();
    const isFirst = state === null;
    const news = absorb(state, dispatch);
    state = news.at(-1)?.after ?? state;
    lastAt = news.at(-1)?.event.at ?? lastAt;
    const isNextPage = isOnlyVersion(dispatch, version()) && version() === history;
    if (isFirst || isNextPage) history = Math.max(history, version(), dispatch.after);
    if (news.length > 0) events.news(news, history);
    expect(dispatch.after + dispatch.events.length);
  }

  function begin(): void {
    state = null;
    lastAt = undefined;
    history = 0;
    heard = 0;
    events.afresh();
  }

  function expect(least: number): void {
    heard = Math.max(heard, least);
    if (version() < heard && awaited === 0 && !pause.isOn()) ask();
  }

  function ask(): void {
    pause.cancel();
    questions += 1;
    const question = questions;
    awaited = question;
    const settle = () => {
      if (awaited === question) awaited = 0;
    };
    const before = version();
    link.eventsAfter(before, lastAt).then((dispatch) => {
      settle();
      const isNews = dispatch.afresh || dispatch.after + dispatch.events.length > before;
      if (isNews) pause.shorten();
      // The other end knows less than was announced, and may know more a little later.
      else if (version() < heard && awaited === 0) pause.begin(() => expect(heard));
      receive(dispatch);
    }, settle);
  }

  return { receive, expect, resume: ask, stop: pause.last };
}

/** A version without events says that the log is longer than one response; nothing new until then. */
function isOnlyVersion({ after, events }: Dispatch, known: number): boolean {
  return events.length === 0 && after > known;
}

/** Delay before the next request: longer each time, until it is reset. */
function createPause(clock: WallClock) {
  let length = FIRST_WAIT;
  let lasts = false;
  let cancel: (() => void) | null = null;
  const end = () => {
    cancel?.();
    cancel = null;
  };
  return {
    isOn: () => lasts || cancel !== null,
    cancel: end,
    /** For ever. */
    last() {
      lasts = true;
      end();
    },
    shorten() {
      length = FIRST_WAIT;
    },
    begin(then: () => void): void {
      end();
      if (lasts) return;
      cancel = clock.wake(clock.now() + length, () => {
        cancel = null;
        then();
      });
      length = Math.min(2 * length, LONGEST_WAIT);
    },
  };
}
