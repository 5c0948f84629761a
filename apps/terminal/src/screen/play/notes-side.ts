// Notes beside the board, kept for their round.

import { cluesOf } from '@blackpeg/rules';
import { terminalScreenTexts } from '@blackpeg/wording';
import { roundKey } from '../../saved/saved.ts';
import { drawPad, keptPad, type NotePad, padAfter, padFrom, placeText } from './notes.ts';
import { clear, type PlayContext, type Side } from './side.ts';

/** Null where this seat looks for no code. */
export function notesSide({ app, game, show }: PlayContext): Side | null {
  const look = game.look();
  const board = look?.state.round.boards.find(({ breaker }) => breaker === look.seat);
  if (!look || !board) return null;
  const { language, edition } = look.speaker;
  const { spec } = cluesOf(look.state, board);
  const { notes } = app.services.saved;
  const key = roundKey(game.table.card.match, look.seat, look.state.round);
  let pad = padFrom(spec, notes.get(key));
  app.say(placeText(language, edition, spec, pad));
  return {
    keys: () => terminalScreenTexts(app.language()).keys.notes,
    draw(canvas, area) {
      clear(canvas, area);
      drawPad(canvas, area, { language, edition, spec, theme: app.theme(), point }, pad);
    },
    press(pressed) {
      const after = padAfter(pad, pressed);
      if (after) keep(after);
      else show(null);
    },
  };

  function point(kind: number, hole: number): void {
    const after = padAfter({ ...pad, kind, hole }, { kind: 'sign', sign: ' ', alt: false });
    if (after) keep(after);
  }

  function keep(after: NotePad): void {
    if (after.notes !== pad.notes) notes.put(key, keptPad(after));
    pad = after;
    app.say(placeText(language, edition, spec, pad));
  }
}
