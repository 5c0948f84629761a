// What every language must say where one becomes the guest one is on another device.

export interface RecoverWords {
  readonly title: string;
  /** What a phrase is and does. */
  readonly what: string;
  /** Who is left behind in this browser. */
  readonly leaves: (name: string) => string;
  readonly stays: string;
  readonly field: string;
  readonly note: string;
  readonly button: string;
  readonly bad: string;
  readonly done: (name: string) => string;
  readonly toTables: string;
  readonly where: string;
}
