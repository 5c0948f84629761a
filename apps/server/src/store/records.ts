// What the stores hold, as everybody else knows it.

/** Who plays without sign-up. */
export interface Guest {
  readonly id: string;
  readonly name: string;
}
