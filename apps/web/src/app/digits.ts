// Digits as keyboards have them. A French one types them with Shift and other signs without: either way the key means it.

export interface DigitPress {
  readonly key: string;
  /** Which key it was, whatever it types. */
  readonly code: string;
  readonly shiftKey: boolean;
}

export interface Digit {
  readonly digit: number;
  /** Shift with a digit's key that does not type the digit: for all holes at once. */
  readonly forAll: boolean;
}

/** Null where no digit is meant. */
export function digitOf({ key, code, shiftKey }: DigitPress): Digit | null {
  if (/^\d$/.test(key)) return { digit: Number(key), forAll: false };
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return digit === undefined ? null : { digit: Number(digit), forAll: shiftKey };
}
