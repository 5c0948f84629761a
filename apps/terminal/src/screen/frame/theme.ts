// The colours of the screen, for light and dark: the terminal's own foreground and background, one accent, and muted
// lines; and the player's settings for all matches.

import { type Chosen, decodeChosen, defaultsOf } from '@blackpeg/screens/settings';
import type { Environment } from '../../command-line/io.ts';
import { type Depth, depthOf, type Paint, paint, type Style } from '../terminal/paint.ts';

/** Shapes if the terminal can show them; otherwise plain letters. */
export type Signs = 'shapes' | 'plain';
export type Ground = 'light' | 'dark';

export interface Theme {
  readonly depth: Depth;
  readonly signs: Signs;
  readonly ground: Ground;
  /** The main action, and the current position. */
  readonly accent: Style;
  readonly title: Style;
  /** Unimportant text. */
  readonly quiet: Style;
  readonly shield: Style;
  /** The selected line of a list. */
  readonly chosen: Style;
}

const ACCENTS: Readonly<Record<Ground, Paint>> = { light: paint('#b9470c', 1), dark: paint('#ff7d36', 11) };
const QUIETS: Readonly<Record<Ground, Paint>> = { light: paint('#4c4840', 8), dark: paint('#b6b0a4', 7) };
const SHIELD = paint('#2b2926', 8);
const SHIELD_INK = paint('#cfc9bb', 15);

export function themeOf(depth: Depth, signs: Signs, ground: Ground): Theme {
  return {
    depth,
    signs,
    ground,
    accent: { ink: ACCENTS[ground], bold: true },
    title: { bold: true },
    quiet: { ink: QUIETS[ground] },
    shield: { ink: SHIELD_INK, ground: SHIELD },
    chosen: { inverse: true },
  };
}

/** From the environment; the terminal itself may know the background better. */
export function themeFrom(env: Environment): Theme {
  return themeOf(depthOf(env), signsOf(env), groundOf(env));
}

/** The encoding from the environment; empty if unknown. */
export function localeOf(env: Environment): string {
  return env.LC_ALL || env.LC_CTYPE || env.LANG || '';
}

/** The system's own console has few characters, and a locale without UTF-8 promises none. */
function signsOf(env: Environment): Signs {
  return /utf-?8/i.test(localeOf(env)) && env.TERM !== 'linux' ? 'shapes' : 'plain';
}

/** `COLORFGBG` ends with the number of the background: 7 and 15 are light. */
function groundOf(env: Environment): Ground {
  return /;(7|15)$/.test(env.COLORFGBG ?? '') ? 'light' : 'dark';
}

export type TerminalSettings = Chosen<'terminal'>;

export const STANDARD_SETTINGS: TerminalSettings = defaultsOf('terminal');

/** Unknown or missing values become the defaults. */
export function decodeSettings(value: unknown): TerminalSettings {
  return decodeChosen('terminal', typeof value === 'object' && value !== null ? { ...value } : {});
}

/** `found` comes from the environment and the terminal. */
export function themeFor(chosen: TerminalSettings, found: Theme): Theme {
  const depth: Depth = chosen.colours ? found.depth : 'none';
  return themeOf(depth, chosen.signs ?? found.signs, chosen.ground ?? found.ground);
}
