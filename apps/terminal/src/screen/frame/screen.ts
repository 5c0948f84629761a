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
  /** At the top: where one is, and what else is worth knowing there. */
  heading(): string;
  aside?(): string;
  /** The last line: the keys that matter now. */
  keys(): string;
  draw(canvas: Canvas, area: Area): void;
  press(key: Key): void;
  /** Is a row put together here, with the keys that do so? */
  readonly composes?: boolean;
  /** What help adds to the keys. */
  more?(): readonly string[];
  /** Is `?` for the screen itself: typed into a field, or a help of its own? */
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
  /** A match, over this screen or in its place; why it cannot be played is said. */
  play(match: MatchId, how: 'open' | 'replace'): void;
  quit(): void;
  /** As if this key had been typed. */
  press(key: Key): void;
  /** Said in the line that speaks: to be read, or heard by who cannot see it. Of many, the newest have room. */
  say(...sentences: readonly string[]): void;
  /** What was said last; empty for nothing. */
  said(): string;
  ring(): void;
  redraw(): void;
  /** Work that leads to another screen: keys typed meanwhile wait for it. */
  leadsOn(work: Promise<unknown>): void;
  /** Work nobody waits for; what fails in it ends the program like any other fault. */
  during(work: Promise<unknown>): void;
}
