// The cover between two people at one terminal: who is next, and nothing of the match (T4b).

import type { CoverView } from '@blackpeg/screens/play';
import type { Canvas } from '../canvas.ts';
import type { App, Area } from '../screen.ts';
import { cutTo, fitted, wrapped } from '../width.ts';

interface Cover {
  readonly app: App;
  readonly view: CoverView;
  /** Who is named has come. */
  lift(): void;
}

export function drawCover(canvas: Canvas, area: Area, { app, view, lift }: Cover): void {
  const theme = app.theme();
  const rib = (theme.signs === 'shapes' ? '▒' : '#').repeat(area.columns);
  const sentences = [view.news, view.turn, view.pass].filter((text) => text !== '');
  const spaced = sentences.flatMap((text) => [...wrapped(text, area.columns - 4), '']);
  const most = area.rows - 3;
  const close = spaced.filter((line) => line !== '');
  const lines = spaced.length <= most ? spaced : cutTo(close, area.columns - 4, most);
  const top = area.y + Math.max(1, Math.floor((area.rows - lines.length - 3) / 2));
  for (let line = area.y; line < area.y + area.rows; line += 1) {
    if (line < top - 1 || line > top + lines.length + 1) canvas.put(area.x, line, rib, theme.shield);
  }
  for (const [line, text] of lines.entries()) canvas.put(area.x + 2, top + line, text);
  const door = { x: area.x + 2, y: top + lines.length };
  const after = canvas.put(door.x, door.y, `[ ${fitted(view.lift.label, area.columns - 8)} ]`, theme.accent);
  canvas.touch({ ...door, columns: after - door.x, rows: 1 }, lift);
  canvas.rest({ x: area.x + 2, y: top });
}
