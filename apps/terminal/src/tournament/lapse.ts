// Why an engine loses a round other than by its play, as data.

/** `asked` is the line it owed an answer to, `said` what came instead. */
export type Lapse =
  | { readonly kind: 'ended'; readonly asked: string; readonly code: number | null; readonly last: string }
  | { readonly kind: 'no-answer'; readonly asked: string; readonly milliseconds: number }
  | { readonly kind: 'endless-output'; readonly asked: string }
  | { readonly kind: 'nonsense'; readonly asked: string; readonly said: string }
  | { readonly kind: 'refused'; readonly asked: string; readonly said: string }
  | { readonly kind: 'illegal-code'; readonly said: string }
  | { readonly kind: 'illegal-guess'; readonly said: string }
  | {
      readonly kind: 'wrong-mark';
      readonly guess: string;
      readonly said: string;
      readonly right: string;
    };
