// Lists and texts beside the board: keys, hints, pegs to withhold.

import { STANDARD_KEYS, TABLE_COMMANDS } from '@blackpeg/screens/play';
import { playTexts, terminalScreenTexts } from '@blackpeg/wording';
import type { Item } from '../list.ts';
import { closing, listSide, type PlayContext, questionSide, type Side, textSide } from './side.ts';

export function keysSide(table: PlayContext): Side {
  const language = table.app.language();
  const { pair, fixed } = terminalScreenTexts(language);
  const { heading, commands } = playTexts(language).keys;
  const single = TABLE_COMMANDS.map((command) => pair(STANDARD_KEYS[command], commands[command]));
  return textSide(table, heading, [...fixed.map(([key, does]) => pair(key, does)), ...single]);
}

/** Each grade says before it is used what it will reveal. */
export function hintSide(table: PlayContext): Side {
  const { app } = table;
  const hints = table.view()?.hints;
  const { pair } = terminalScreenTexts(app.language());
  const items = (hints?.grades ?? []).map(({ label, before, command }) => ({
    label,
    text: before,
    choose() {
      closing(table, command)();
      app.say(playTexts(app.language()).hints.thinking);
    },
  }));
  return listSide(table, { heading: pair(hints?.heading ?? '', hints?.note ?? ''), items: () => items });
}

/** What the solver said; a row that it showed can be put on the board. */
export function hintedSide(table: PlayContext): Side | null {
  const hints = table.view()?.hints;
  if (!hints || hints.texts.length === 0) return null;
  const text = hints.texts.join(' ');
  if (!hints.take) return textSide(table, hints.heading, [text]);
  const { close } = playTexts(table.app.language());
  return questionSide(table, text, [
    { label: hints.take.label, choose: closing(table, hints.take.command) },
    { label: close, choose: () => table.show(null) },
  ]);
}

/** T3b: pegs the maker withholds with the code. */
export function palmSide(table: PlayContext): Side {
  const palm = () => table.view()?.hiding?.palm ?? null;
  return listSide(table, { heading: palm()?.note ?? '', form: true, items: () => palmItems(table) });
}

function palmItems({ app, view, do: act, show }: PlayContext): readonly Item[] {
  const palm = view()?.hiding?.palm;
  const { pair } = terminalScreenTexts(app.language());
  const kinds = (palm?.kinds ?? []).map(({ facet, index, name, count }): Item => {
    const set = (wanted: number) => act({ type: 'palm', facet, index, count: wanted });
    return {
      label: pair(name, `‹ ${count} ›`),
      step: (by) => set(count + by),
      choose: () => set(count === palm?.most ? 0 : count + 1),
    };
  });
  return [{ label: playTexts(app.language()).close, choose: () => show(null) }, ...kinds];
}
