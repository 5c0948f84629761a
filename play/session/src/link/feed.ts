// Following a log over an unreliable connection: what is missing is asked for, what comes twice is dropped.

import type { Dispatch } from '@blackpeg/referee';
import type { MatchState } from '@blackpeg/rules';
import { absorb, type Happening } from './absorb.ts';
import type { Link } from './link.ts';

export interface Feed {
  receive(dispatch: Dispatch): void;
  /** The log is known to have this version: if the view has not, the rest is asked for. */
  expect(version: number): void;
  /** The connection is up: whatever was missed meanwhile is asked for. */
  resume(): void;
}

export interface FeedEvents {
  /**
   * Each event once, in order; the last state is the view. Events up to the version `history` had happened before the first
   * answer came.
   */
  news(news: readonly Happening[], history: number): void;
  /** The log is another: what was heard so far is forgotten, and its events follow as news. */
  afresh(): void;
}

export function createFeed(link: Link, events: FeedEvents): Feed {
  let state: MatchState | null = null;
  /** When the last event of the view happened. */
  let lastAt: number | undefined;
  /** The version of the log when it was first asked for, as far as that is known. */
  let history = 0;
  /** The highest version heard of. */
  let heard = 0;
  /** Questions asked so far, and the one whose answer is awaited; 0 for none. */
  let questions = 0;
  let awaited = 0;
  const version = () => state?.version ?? 0;

  function receive(dispatch: Dispatch): void {
    if (dispatch.afresh) begin();
    const isFirst = state === null;
    const news = absorb(state, dispatch);
    state = news.at(-1)?.after ?? state;
    lastAt = news.at(-1)?.event.at ?? lastAt;
    if (isFirst || isNextPage(dispatch)) history = Math.max(history, version(), dispatch.after);
    if (news.length > 0) events.news(news, history);
    expect(dispatch.after + dispatch.events.length);
  }

  /** A version without events says that the log is longer than one answer; nothing new has been heard until then. */
  function isNextPage({ after, events: told }: Dispatch): boolean {
    return told.length === 0 && after > version() && version() === history;
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
    if (version() < heard && awaited === 0) ask();
  }

  function ask(): void {
    questions += 1;
    const question = questions;
    awaited = question;
    const settle = () => {
      if (awaited === question) awaited = 0;
    };
    link.eventsAfter(version(), lastAt).then((dispatch) => {
      settle();
      receive(dispatch);
    }, settle);
  }

  return { receive, expect, resume: ask };
}
