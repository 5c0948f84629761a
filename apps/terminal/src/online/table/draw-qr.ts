// The link to a table as a QR code: dark on light blocks, whatever the colours of the terminal.

import { tableTexts } from '@blackpeg/wording';
import type { App, Area } from '../../screen/frame/screen.ts';
import type { Canvas } from '../../screen/terminal/canvas.ts';
import { paint, type Style } from '../../screen/terminal/paint.ts';
import { wrapped } from '../../screen/terminal/text-width.ts';
import { inviteQr, inviteTexts } from '../invite.ts';

/** Blocks are the light modules. */
const LIGHT_ON_DARK: Style = { ink: paint('#ffffff', 15), ground: paint('#000000', 0) };

/** If it does not fit it could not be read: then code and link are there to be typed. */
export function drawQr(canvas: Canvas, area: Area, app: App, server: string, code: string): void {
  const lines = inviteQr(server, code);
  const fits = lines.length <= area.rows && (lines[0]?.length ?? 0) <= area.columns;
  const texts = fits ? [tableTexts(app.language()).share.qrNote] : inviteTexts(app.language(), server, code);
  const below = fits ? lines.length : 0;
  if (fits)
    for (const [line, text] of lines.entries()) canvas.put(area.x, area.y + line, text, LIGHT_ON_DARK);
  const told = texts.flatMap((text) => wrapped(text, area.columns)).slice(0, area.rows - below);
  for (const [line, text] of told.entries()) canvas.put(area.x, area.y + below + line, text);
}
