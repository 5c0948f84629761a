// What a pressed key means while one is being chosen for a command.

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

const FIXED = ['Enter', 'Backspace', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];

export function keyChoice({ key, ctrlKey, altKey, metaKey }: PressedKey): KeyChoice {
  if (ctrlKey || altKey || metaKey) return { kind: 'ignored' };
  if (key === 'Escape' || key === 'Tab') return { kind: 'cancel' };
  if (key === 'Delete') return { kind: 'none' };
  if (key === ' ') return { kind: 'fixed', key: '␣' };
  if (FIXED.includes(key) || /^\d$/.test(key)) return { kind: 'fixed', key };
  return [...key].length === 1 ? { kind: 'key', key: key.toLowerCase() } : { kind: 'ignored' };
}

/** As printed on a keyboard. */
export function keyLabel(key: string): string {
  return key.toUpperCase();
}
