// The interface of a screen, and what the app around it offers.

import type { MatchId, WallClock } from '@blackpeg/referee';
import type { Language } from '@blackpeg/wording';
import type { GameServices } from '../../game/services.ts';
import type { Canvas } from '../terminal/canvas.ts';
import type { Key } from '../terminal/keys.ts';
import type { TerminalSettings, Theme } from './theme.ts';

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
}

export interface TerminalScreen {
  /** At the top: the current place, and what else is worth knowing there. */
  heading(): string;
  aside?(): string;
  /** The last line: the keys that matter now. */
  keys(): string;
  draw(canvas: Canvas, area: Area): void;
  press(key: Key): void;
  /** Is a row composed here, with its usual keys? */
  readonly composes?: boolean;
  /** What help adds to the keys. */
  more?(): readonly string[];
  /** Is `?` for the screen itself: typed into a field, or its own help? */
  takesHelp?(): boolean;
  /** It was covered by another screen and is back. */
  resume?(): void;
  close?(): Promise<void>;
}

/** What screens share. */
export interface App {
  readonly services: GameServices;
  readonly clock: WallClock;
  language(): Language;
  theme(): Theme;
  settings(): TerminalSettings;
  change(settings: TerminalSettings): void;
  open(screen: TerminalScreen): void;
  /** Closes the top screen and opens this one. */
  replace(screen: TerminalScreen): void;
  back(): void;
  /** A match, over this screen or instead of it; if it cannot be played, the reason is said. */
  play(match: MatchId, how: 'open' | 'replace'): void;
  quit(): void;
  /** As if this key had been typed. */
  press(key: Key): void;
  /** Shown in the message line, which screen readers follow. If there are several, the newest fit. */
  say(...sentences: readonly string[]): void;
  /** The same for a sentence that the screen shows too: in a small window it does not cover more than its line. */
  sayShown(sentence: string): void;
  /** What was said last; empty for nothing. */
  said(): string;
  ring(): void;
  redraw(): void;
  /** Work that leads to another screen: keys typed meanwhile wait for it. */
  leadsOn(work: Promise<unknown>): void;
  /** Work nobody waits for; a failure in it ends the program like any other fault. */
  during(work: Promise<unknown>): void;
}
