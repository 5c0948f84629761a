// What goes with the code one hides: whether blanks are possible, which pegs stay out of the tray, a code by chance.

import { type CodeSpec, drawCode, type PegCounts } from '@blackpeg/rules';
import type { Hiding } from '@blackpeg/session';
import { trueDice } from '../../table/chance.ts';
import type { Game } from './game.svelte.ts';

export type HidingChoices = ReturnType<typeof createHiding>;

/** To be called while a component is being made. */
export function createHiding(game: Game) {
  /** C9g: null until its maker has said it. */
  let blanks = $state<boolean | null>(null);
  let palmed = $state.raw<PegCounts | null>(null);
  const edition = $derived(game.state.terms.edition);
  const chosen = $derived(edition.blanks === 'choice');
  const none = $derived(edition.facets.map(({ size }) => Array.from({ length: size }, () => 0)));
  /** The pegs offered: none of them blank where this round is to have no blanks. */
  const spec = $derived.by((): CodeSpec | null => {
    const composed = game.snapshot.draft?.spec ?? null;
    return composed && chosen && blanks === false ? withoutBlanks(composed) : composed;
  });
  const hiding = $derived<Hiding>({
    blanks: chosen ? blanks : null,
    palmed: game.state.terms.supply === null ? null : (palmed ?? none),
    commitment: null,
  });

  $effect(() => {
    // What was said and withheld for one round is not for the next.
    void game.state.past.length;
    blanks = null;
    palmed = null;
  });

  return {
    get spec() {
      return spec;
    },
    get hiding() {
      return hiding;
    },
    get blanksAreChosen() {
      return chosen;
    },
    get blanks() {
      return blanks;
    },
    setBlanks(on: boolean): void {
      blanks = on;
    },
    /** Null where pegs are not counted. */
    get palmed() {
      return hiding.palmed;
    },
    palm(facet: number, index: number, count: number): void {
      palmed = (palmed ?? none).map((kinds, at) =>
        at === facet ? kinds.map((old, kind) => (kind === index ? count : old)) : kinds,
      );
    },
    drawByChance(): void {
      game.session.inTurn(() => {
        if (!spec) return;
        game.session.intend({ type: 'clear' });
        // What holds whatever is said about blanks afterwards.
        const drawn = chosen && blanks === null ? withoutBlanks(spec) : spec;
        for (const [hole, peg] of drawCode(drawn, trueDice).entries()) {
          game.session.intend({ type: 'peg', peg, hole });
        }
      });
    },
  };
}

function withoutBlanks(spec: CodeSpec): CodeSpec {
  return { ...spec, facets: spec.facets.map((facet) => ({ ...facet, blank: false })) };
}
