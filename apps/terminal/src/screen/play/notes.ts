// Notes: for every kind of peg and every hole, nothing, not here, or maybe here.

import type { CodeSpec, Edition, Kind } from '@blackpeg/rules';
import { boardTexts, kindLetter, kindName, type Language, pegName } from '@blackpeg/wording';
import type { Canvas } from '../canvas.ts';
import type { Key } from '../keys.ts';
import type { Area } from '../screen.ts';
import type { Theme } from '../theme.ts';
import { fitted } from '../width.ts';

type Mark = '' | 'no' | 'maybe';

/** By kind, then by hole. */
export type Notes = readonly (readonly Mark[])[];

export interface NotePad {
  readonly notes: Notes;
  readonly kind: number;
  readonly hole: number;
}

/** Every kind one can take a note of: facet by facet, the blank last. */
function noteKinds(spec: CodeSpec): readonly Kind[] {
  return spec.facets.flatMap(({ size, blank }, facet) => {
    const kinds = Array.from({ length: size }, (_, index) => ({ facet, kind: index + 1 }));
    return blank ? [...kinds, { facet, kind: 0 }] : kinds;
  });
}

function emptyPad(spec: CodeSpec): NotePad {
  const notes = noteKinds(spec).map(() => Array.from({ length: spec.holes }, () => '' as const));
  return { notes, kind: 0, hole: 0 };
}

/** As it was kept for boards of this size; an empty one for anything else. */
export function padFrom(spec: CodeSpec, kept: string | null): NotePad {
  const signs = kept?.split('/') ?? [];
  const fits = signs.length === noteKinds(spec).length && signs.every((row) => row.length === spec.holes);
  if (!fits) return emptyPad(spec);
  return { ...emptyPad(spec), notes: signs.map((row) => [...row].map((sign) => MARKS[sign] ?? '')) };
}

export function keptPad({ notes }: NotePad): string {
  return notes.map((row) => row.map((mark) => SIGNS[mark]).join('')).join('/');
}

/** Null where the key is not for the notes. */
export function padAfter(pad: NotePad, key: Key): NotePad | null {
  const { notes, kind, hole } = pad;
  if (key.kind === 'sign') {
    if (key.sign === ' ') return { ...pad, notes: marked(pad, NEXT[notes[kind]?.[hole] ?? '']) };
    return key.sign.toLowerCase() === 'x' ? { ...pad, notes: notes.map((row) => row.map(() => '')) } : null;
  }
  if (key.kind !== 'named') return null;
  const step = STEPS[key.name];
  if (!step) return null;
  const within = (to: number, most: number) => Math.min(Math.max(0, to), most);
  return {
    notes,
    kind: within(kind + step[0], notes.length - 1),
    hole: within(hole + step[1], (notes[0]?.length ?? 1) - 1),
  };
}

/** The place one stands on, in words. */
export function placeText(language: Language, edition: Edition, spec: CodeSpec, pad: NotePad): string {
  const kind = noteKinds(spec)[pad.kind];
  const name = kind && kind.kind > 0 ? kindName(language, edition, kind) : pegName(language, edition, 0);
  return boardTexts(language).note(name, pad.hole + 1, pad.notes[pad.kind]?.[pad.hole] ?? '');
}

interface Drawing {
  readonly language: Language;
  readonly edition: Edition;
  readonly spec: CodeSpec;
  readonly theme: Theme;
  /** A place was clicked on. */
  point(kind: number, hole: number): void;
}

export function drawPad(
  canvas: Canvas,
  area: Area,
  { language, edition, spec, theme, point }: Drawing,
  pad: NotePad,
): void {
  const words = boardTexts(language);
  const signs = theme.signs === 'shapes' ? GLYPHS : PLAIN;
  canvas.put(area.x, area.y, fitted(words.notes, area.columns), theme.title);
  const kinds = noteKinds(spec);
  const first = Math.max(0, Math.min(pad.kind - area.rows + 5, kinds.length - area.rows + 4));
  const shown = kinds.slice(first, first + Math.max(1, area.rows - 4));
  for (const [line, kind] of shown.entries()) {
    const y = area.y + 1 + line;
    const sign = kind.kind === 0 ? '0' : kindLetter(language, edition, kind);
    canvas.put(area.x, y, kind.kind === 0 ? '0 ' : `${kind.kind} ${sign}`, theme.quiet);
    for (const [hole, mark] of (pad.notes[first + line] ?? []).entries()) {
      const here = first + line === pad.kind && hole === pad.hole;
      const x = area.x + 5 + hole * 4;
      canvas.touch({ x, y, columns: 3, rows: 1 }, () => point(first + line, hole));
      canvas.put(x, y, here ? `[${signs[mark]}]` : ` ${signs[mark]} `, here ? theme.accent : {});
    }
  }
  const below = area.y + 2 + shown.length;
  canvas.put(
    area.x,
    below,
    fitted(`${signs.no} ${words.noteMarks.no}, ${signs.maybe} ${words.noteMarks.maybe}`, area.columns),
    theme.quiet,
  );
}

function marked({ notes, kind, hole }: NotePad, mark: Mark): Notes {
  return notes.map((row, index) => (index === kind ? row.map((old, at) => (at === hole ? mark : old)) : row));
}

const NEXT = { '': 'no', no: 'maybe', maybe: '' } as const;
const SIGNS = { '': '-', no: 'x', maybe: 'o' } as const;
const MARKS: Readonly<Record<string, Mark>> = { '-': '', x: 'no', o: 'maybe' };
const GLYPHS: Readonly<Record<Mark, string>> = { '': '·', no: '×', maybe: '○' };
const PLAIN: Readonly<Record<Mark, string>> = { '': '.', no: 'x', maybe: 'o' };

const STEPS: Readonly<Record<string, readonly [kind: number, hole: number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};
