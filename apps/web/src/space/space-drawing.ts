// All codes as dots on a canvas: which colour each has after a row, and the sweep from one row to another.

import { type CodeSpace, NO_CODE } from '@blackpeg/solver';

/** Colours as the pixels of a canvas have them. */
export interface SpaceInks {
  readonly fits: number;
  readonly gone: number;
  readonly goneBefore: number;
}

export interface SpaceMoment {
  /** `rows` are applied up to the column `swept`, and `before` to the right of it. */
  readonly after: number;
  readonly before: number;
  readonly swept: number;
}

/** A pixel for each place. */
export function paintSpace(
  { columns, lasted }: Pick<CodeSpace, 'columns' | 'lasted'>,
  { after, before, swept }: SpaceMoment,
  { fits, gone, goneBefore }: SpaceInks,
  pixels: Uint32Array,
): void {
  for (let place = 0; place < lasted.length; place += 1) {
    const value = lasted[place] ?? NO_CODE;
    const rows = place % columns < swept ? after : before;
    const colour = value > rows ? fits : value === rows ? gone : goneBefore;
    pixels[place] = value === NO_CODE ? 0 : colour;
  }
}

/** Whole device pixels per dot, so that all are equal; never wider or higher than given. */
export function dotSize(columns: number, lines: number, width: number, height: number): number {
  return Math.max(1, Math.floor(Math.min(width / columns, height / lines)));
}

/** From this size on there is a gap between dots. */
const GAP_FROM = 3;

/** Draws it at once if `duration` is 0, otherwise sweeps over it from the left. Returns the function that stops it. */
export function sweepSpace(
  canvas: HTMLCanvasElement,
  space: CodeSpace,
  { before, after, dot, duration }: { before: number; after: number; dot: number; duration: number },
): () => void {
  const lines = space.lasted.length / space.columns;
  const small = new OffscreenCanvas(space.columns, lines);
  const context = canvas.getContext('2d');
  const source = small.getContext('2d', { willReadFrequently: true });
  if (!context || !source) return () => {};
  const image = source.createImageData(space.columns, lines);
  const pixels = new Uint32Array(image.data.buffer);
  const inks = inksOf(canvas);
  canvas.width = space.columns * dot;
  canvas.height = lines * dot;
  context.imageSmoothingEnabled = false;

  const draw = (swept: number): void => {
    paintSpace(space, { after, before, swept }, inks, pixels);
    source.putImageData(image, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.drawImage(small, 0, 0, canvas.width, canvas.height);
    if (dot >= GAP_FROM) cutGaps(context, dot);
    const few = space.few[after];
    if (few)
      drawFew(
        context,
        few.filter((place) => place % space.columns < swept),
        space.columns,
        dot,
      );
  };

  let frame = 0;
  let started: number | null = null;
  const step = (now: number): void => {
    started ??= now;
    const done = duration === 0 ? 1 : Math.min(1, (now - started) / duration);
    draw(Math.ceil(done * space.columns));
    if (done < 1) frame = requestAnimationFrame(step);
  };
  if (before === after || duration === 0) draw(space.columns);
  else frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

function cutGaps(context: CanvasRenderingContext2D, dot: number): void {
  const { width, height } = context.canvas;
  for (let x = dot - 1; x < width; x += dot) context.clearRect(x, 0, 1, height);
  for (let y = dot - 1; y < height; y += dot) context.clearRect(0, y, width, 1);
}

/** A few codes among thousands are drawn larger, so that they can be seen. */
function drawFew(
  context: CanvasRenderingContext2D,
  places: readonly number[],
  columns: number,
  dot: number,
): void {
  const radius = 3 * devicePixelRatio;
  if (dot >= 2 * radius) return;
  context.fillStyle = colourOf(context.canvas, '--ink');
  for (const place of places) {
    const x = ((place % columns) + 0.5) * dot;
    const y = (Math.floor(place / columns) + 0.5) * dot;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  }
}

function inksOf(canvas: HTMLCanvasElement): SpaceInks {
  return {
    fits: pixelOf(colourOf(canvas, '--ink')),
    gone: pixelOf(colourOf(canvas, '--gone-now')),
    goneBefore: pixelOf(colourOf(canvas, '--gone-before')),
  };
}

function colourOf(element: Element, name: string): string {
  return getComputedStyle(element).getPropertyValue(name).trim();
}

function pixelOf(colour: string): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return 0;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  return new Uint32Array(context.getImageData(0, 0, 1, 1).data.buffer)[0] ?? 0;
}
