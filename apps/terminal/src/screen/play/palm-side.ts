// Pegs the maker withholds with the code: up to two of each kind stay out of the tray (T3b).

import { MOST_PALMED } from '@blackpeg/rules';
import { kindName, terminalScreenTexts } from '@blackpeg/wording';
import type { Item } from '../list.ts';
import { listSide, type PlayContext, type Side } from './side.ts';

export function palmSide(table: PlayContext): Side {
  const heading = table.game.words().hiding.palmNote;
  return listSide(table, { heading, form: true, items: () => palmItems(table) });
}

function palmItems({ app, game, show }: PlayContext): readonly Item[] {
  const look = game.look();
  if (!look) return [];
  const { palmed } = game.desk();
  const { pair } = terminalScreenTexts(app.language());
  const kinds = palmed.flatMap((counts, facet) =>
    counts.map((count, index): Item => {
      const set = (wanted: number) => {
        const next = Math.min(Math.max(0, wanted), MOST_PALMED);
        game.desk().palmed = palmed.map((old, at) =>
          at === facet ? old.map((one, place) => (place === index ? next : one)) : old,
        );
      };
      const name = kindName(app.language(), look.speaker.edition, { facet, kind: index + 1 });
      return {
        label: pair(name, `‹ ${count} ›`),
        step: (by) => set(count + by),
        choose: () => set(count === MOST_PALMED ? 0 : count + 1),
      };
    }),
  );
  return [{ label: game.words().close, choose: () => show(null) }, ...kinds];
}
