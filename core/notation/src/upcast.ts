// Logs of earlier versions: a step from each version to the next, run on raw JSON before anything is decoded.
//
// A change of the event format adds a step at the end and never edits an old one, so every log ever written stays
// readable, and decoders and rules know the newest version only.

/** One raw event of version n as the raw events of version n + 1: usually one, none where it became needless. */
export type Upcast = (event: unknown) => readonly unknown[];

export interface Lineage {
  readonly oldest: number;
  /** `steps[i]` leads from version `oldest + i` to the next; after the last step events are of the newest version. */
  readonly steps: readonly Upcast[];
}

/** The versions there have been. */
export const LINEAGE: Lineage = { oldest: 1, steps: [] };

export function newestVersion({ oldest, steps }: Lineage): number {
  return oldest + steps.length;
}

export function hasVersion(lineage: Lineage, version: number): boolean {
  return Number.isInteger(version) && version >= lineage.oldest && version <= newestVersion(lineage);
}

export function upcast({ oldest, steps }: Lineage, version: number, event: unknown): readonly unknown[] {
  return steps
    .slice(version - oldest)
    .reduce<readonly unknown[]>((events, step) => events.flatMap((one) => step(one)), [event]);
}
