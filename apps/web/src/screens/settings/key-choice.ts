// What a pressed key means while one is being chosen for a command, and what keys are called.

import { type Language, playTexts, settingsTexts } from '@blackpeg/wording';

export type KeyChoice =
  | { readonly kind: 'key'; readonly key: string }
  /** The command is to have none. */
  | { readonly kind: 'none' }
  | { readonly kind: 'cancel' }
  /** It has a fixed meaning on the board. */
  | { readonly kind: 'fixed'; readonly key: string }
  /** Not a usable key: a modifier, or none that a person means. */
  | { readonly kind: 'ignored' };

export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

const FIXED = [' ', 'Enter', 'Backspace', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];

export function keyChoice({ key, ctrlKey, altKey, metaKey }: PressedKey): KeyChoice {
  if (ctrlKey || altKey || metaKey) return { kind: 'ignored' };
  if (key === 'Escape' || key === 'Tab') return { kind: 'cancel' };
  if (key === 'Delete') return { kind: 'none' };
  if (FIXED.includes(key) || /^\d$/.test(key)) return { kind: 'fixed', key };
  return [...key].length === 1 ? { kind: 'key', key: key.toLowerCase() } : { kind: 'ignored' };
}

/** In the player's language; empty for no key. */
export function keyLabel(language: Language, key: string): string {
  const named: Readonly<Record<string, string>> = settingsTexts(language).keys.names;
  return named[key] ?? ([...key].length > 1 ? key : playTexts(language).keys.named(key));
}
