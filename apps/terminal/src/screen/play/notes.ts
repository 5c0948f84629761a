// Notes beside the board: for every kind of peg and every hole, nothing, not here, or maybe here.

import type { CodeSpec, Edition } from '@blackpeg/rules';
import {
  type NoteCell,
  type NoteMark,
  type Notes,
  nextMark,
  noteAt,
  noteKinds,
  type PlayPorts,
} from '@blackpeg/screens/play';
import {
  boardTexts,
  kindLetter,
  kindName,
  type Language,
  pegName,
  terminalScreenTexts,
} from '@blackpeg/wording';
import type { Saved } from '../../saved/saved.ts';
import { roundKey } from '../../saved/saved.ts';
import type { Area } from '../frame/screen.ts';
import type { Theme } from '../frame/theme.ts';
import type { Canvas } from '../terminal/canvas.ts';
import { type Key, letterOf } from '../terminal/keys.ts';
import { fitted } from '../terminal/text-width.ts';
import { clear, type PlayContext, type SidePanel } from './side-panel.ts';

/** Null if this seat is not searching. */
export function notesPanel({ app, view, show, do: act }: PlayContext): SidePanel | null {
  const first = view()?.notes;
  if (!first) return null;
  let at: NoteCell = { kind: 0, hole: 0 };
  const now = () => view()?.notes ?? first;
  const edition = () => view()?.state.terms.edition;
  sayPlace();
  return {
    keys: () => terminalScreenTexts(app.language()).keys.notes,
    draw(canvas, area) {
      const of = edition();
      if (!of) return;
      const { spec, marks } = now();
      clear(canvas, area);
      drawPad(
        canvas,
        area,
        { language: app.language(), edition: of, spec, theme: app.theme(), point },
        { marks, at },
      );
    },
    press(key) {
      const sign = letterOf(key);
      const next = stepped(at, now().marks, key);
      if (next) {
        at = next;
        sayPlace();
      } else if (sign === ' ') turn();
      else if (sign === 'x') act({ type: 'clear-notes' });
      else show(null);
    },
  };

  function turn(): void {
    act({ type: 'note', cell: at, mark: nextMark(noteAt(now().marks, at)) });
  }

  function point(kind: number, hole: number): void {
    at = { kind, hole };
    turn();
  }

  function sayPlace(): void {
    const of = edition();
    if (of) app.say(placeText(app.language(), of, now().spec, now().marks, at));
  }
}

/** Notes as stored by this program: a character for each field. */
export function notesIn({ notes }: Pick<Saved, 'notes'>): PlayPorts['notes'] {
  return {
    async get({ match, seat, number, replay }) {
      const kept = notes.get(roundKey(match, seat, { number, replay }));
      return kept?.split('/').map((row) => [...row].map((sign) => MARKS[sign] ?? '')) ?? null;
    },
    async put({ match, seat, number, replay }, marks) {
      const text = marks.map((row) => row.map((mark) => SIGNS[mark]).join('')).join('/');
      notes.put(roundKey(match, seat, { number, replay }), text);
    },
  };
}

/** Null if the key does not move. */
function stepped({ kind, hole }: NoteCell, marks: Notes, key: Key): NoteCell | null {
  const step = key.kind === 'named' ? STEPS[key.name] : undefined;
  if (!step) return null;
  const within = (to: number, most: number) => Math.min(Math.max(0, to), most);
  return {
    kind: within(kind + step[0], marks.length - 1),
    hole: within(hole + step[1], (marks[0]?.length ?? 1) - 1),
  };
}

/** The current field, in words. */
function placeText(language: Language, edition: Edition, spec: CodeSpec, marks: Notes, at: NoteCell): string {
  const kind = noteKinds(spec)[at.kind];
  const name = kind && kind.kind > 0 ? kindName(language, edition, kind) : pegName(language, edition, 0);
  return boardTexts(language).note(name, at.hole + 1, noteAt(marks, at));
}

interface Pad {
  readonly marks: Notes;
  readonly at: NoteCell;
}

interface Drawing {
  readonly language: Language;
  readonly edition: Edition;
  readonly spec: CodeSpec;
  readonly theme: Theme;
  /** A field was clicked. */
  point(kind: number, hole: number): void;
}

function drawPad(
  canvas: Canvas,
  area: Area,
  { language, edition, spec, theme, point }: Drawing,
  { marks, at }: Pad,
): void {
  const words = boardTexts(language);
  const signs = theme.signs === 'shapes' ? GLYPHS : PLAIN;
  canvas.put(area.x, area.y, fitted(words.notes, area.columns), theme.title);
  const kinds = noteKinds(spec);
  const first = Math.max(0, Math.min(at.kind - area.rows + 5, kinds.length - area.rows + 4));
  const shown = kinds.slice(first, first + Math.max(1, area.rows - 4));
  for (const [line, kind] of shown.entries()) {
    const y = area.y + 1 + line;
    const sign = kind.kind === 0 ? '0' : kindLetter(language, edition, kind);
    canvas.put(area.x, y, kind.kind === 0 ? '0 ' : `${kind.kind} ${sign}`, theme.quiet);
    for (const [hole, mark] of (marks[first + line] ?? []).entries()) {
      const here = first + line === at.kind && hole === at.hole;
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

const SIGNS = { '': '-', no: 'x', maybe: 'o' } as const;
const MARKS: Readonly<Record<string, NoteMark>> = { '-': '', x: 'no', o: 'maybe' };
const GLYPHS: Readonly<Record<NoteMark, string>> = { '': '·', no: '×', maybe: '○' };
const PLAIN: Readonly<Record<NoteMark, string>> = { '': '.', no: 'x', maybe: 'o' };

const STEPS: Readonly<Record<string, readonly [kind: number, hole: number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};
