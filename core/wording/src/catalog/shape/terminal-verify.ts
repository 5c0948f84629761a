// What every language must say when a match is verified: by the rules, by its digest, by its commitments.

export interface VerifyWords {
  /** Above what is said of one file among several. */
  readonly file: (file: string) => string;
  /** Who hid a code without sitting anywhere. */
  readonly house: string;
  /** What was proved of a code, after the name of who hid it. */
  readonly proofs: {
    readonly genuine: string;
    readonly broken: string;
    readonly 'not-committed': string;
    readonly 'not-opened': string;
    readonly 'no-key': string;
    readonly 'no-match': string;
  };
  readonly digests: {
    readonly intact: string;
    readonly damaged: string;
    readonly missing: string;
  };
}
