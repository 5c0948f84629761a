// Questions of the set-up on a screen: lines in which a value is changed or typed, and the table of holes and colours with
// the number of codes in every cell (C3b).

import { SUPER_MOST } from '@blackpeg/rules';
import {
  type Choices,
  cellAfter,
  type Opponent,
  type SetUpField,
  type SetUpView,
  setUpView,
  withField,
} from '@blackpeg/screens/set-up';
import { type Language, terminalScreenTexts } from '@blackpeg/wording';
import type { Item } from '../frame/list.ts';
import type { App, Area } from '../frame/screen.ts';
import type { Theme } from '../frame/theme.ts';
import type { Canvas } from '../terminal/canvas.ts';
import type { Key } from '../terminal/keys.ts';
import { fitted } from '../terminal/text-width.ts';
import { fieldsIn } from './form-lines.ts';

export interface FieldForm {
  wish(): Choices;
  choose(wish: Choices): void;
  view(): SetUpView;
  /** Of all fields, or of those of a group. */
  items(group?: SetUpField['group']): readonly Item[];
  /** Whether there is a table of sizes to open. */
  openSizes(): boolean;
  isSizing(): boolean;
  drawSizes(canvas: Canvas, area: Area): void;
  /** Enter and Escape close it. */
  pressSizes(key: Key): void;
}

export interface FieldFormPorts {
  readonly app: App;
  readonly first: Choices;
  readonly opponents: readonly Opponent[];
}

export function createFieldForm({ app, first, opponents }: FieldFormPorts): FieldForm {
  let wish = first;
  let sizing = false;
  const viewOf = lastView(opponents);
  const view = () => viewOf(wish, app.language());
  const table = () => view().fields.find(({ kind }) => kind === 'table');

  function set(id: string, value: string): void {
    const changed = withField(wish, id, value, { language: app.language(), opponents });
    if (changed.ok) wish = changed.value;
    else app.say(changed.error);
  }

  function setSize(value: string): void {
    set(table()?.id ?? '', value);
    app.say(table()?.note ?? '');
  }

  function sizes(): boolean {
    sizing = table() !== undefined;
    return sizing;
  }

  return {
    wish: () => wish,
    choose(next) {
      wish = next;
    },
    view,
    items: (group) =>
      view()
        .fields.filter((field) => group === undefined || field.group === group)
        .map((field) => fieldItem(field, { language: app.language(), set, sizes })),
    openSizes: sizes,
    isSizing: () => sizing,
    drawSizes(canvas, area) {
      const field = table();
      const { question } = view();
      if (field) drawSizes(canvas, area, app.theme(), { question, field, choose: setSize });
    },
    pressSizes(key) {
      const next = sizeAfter(wish, key);
      if (next) setSize(next);
      if (key.kind === 'named' && (key.name === 'enter' || key.name === 'escape')) sizing = false;
    },
  };
}

/** Rebuilt only for other choices or another language: a screen reads it many times per key. */
function lastView(opponents: readonly Opponent[]): (wish: Choices, language: Language) => SetUpView {
  let last: { readonly wish: Choices; readonly language: Language; readonly view: SetUpView } | null = null;
  return (wish, language) => {
    if (last?.wish !== wish || last.language !== language)
      last = { wish, language, view: setUpView(wish, { language, opponents }) };
    return last.view;
  };
}

export interface FieldItemPorts {
  readonly language: Language;
  set(id: string, value: string): void;
  /** To the table of holes and colours. */
  sizes(): void;
}

function fieldItem(field: SetUpField, { language, set, sizes }: FieldItemPorts): Item {
  const { pair } = terminalScreenTexts(language);
  const { id, label, value, shown } = field;
  switch (field.kind) {
    case 'table':
      return { label: pair(label, `${shown} …`), choose: sizes };
    case 'text':
      return fieldsIn(language).text({
        label,
        current: value,
        usual: shown,
        longest: field.longest ?? 0,
        set: (text) => set(id, text),
      });
    case 'number':
    case 'switch':
    case 'choice':
    case 'cards': {
      const step = (by: 1 | -1) => set(id, valueAfter(field, by));
      return { label: pair(label, `‹ ${shown} ›`), text: textBelow(field), step, choose: () => step(1) };
    }
  }
}

/** Impossible values are skipped; a number stops at its limits. */
function valueAfter({ kind, value, steps, options }: SetUpField, by: 1 | -1): string {
  if (steps) {
    const { least, most, step } = steps;
    return String(Math.min(Math.max(least, Number(value) + by * step), most));
  }
  if (kind === 'switch') return value === 'on' ? 'off' : 'on';
  const open = options.filter((option) => option.why === null);
  const at = open.findIndex((option) => option.value === value);
  return open[(at + by + open.length) % open.length]?.value ?? value;
}

/** The meaning of the value, and why another is not possible. */
function textBelow({ note, options }: SetUpField): string {
  const whys = new Set(options.flatMap(({ why }) => why ?? []));
  return [note, ...whys].filter((text) => text !== null).join(' ');
}

const ARROWS: Readonly<Record<string, string>> = {
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  home: 'Home',
  end: 'End',
};

/** Null if the key leads nowhere. */
function sizeAfter(at: Pick<Choices, 'holes' | 'colours'>, key: Key): string | null {
  const next = key.kind === 'named' ? cellAfter(at, ARROWS[key.name] ?? '', 'wide') : null;
  return next && `${next.holes}x${next.colours}`;
}

/** Wide enough for 59,049. */
const CELL = 8;

export interface SizesDrawn {
  readonly question: string;
  /** The field that is a table. */
  readonly field: SetUpField;
  /** Clicked on. */
  choose(value: string): void;
}

function drawSizes(canvas: Canvas, area: Area, theme: Theme, { question, field, choose }: SizesDrawn): void {
  const cell = Math.min(CELL, Math.floor((area.columns - 4) / SUPER_MOST.colours));
  const top = area.rows > SUPER_MOST.holes + 5 ? area.y + 1 : area.y;
  const head = top === area.y ? top + 1 : top + 2;
  canvas.put(area.x, top, fitted(question, area.columns), theme.title);
  for (let colours = 1; colours <= SUPER_MOST.colours; colours += 1) {
    canvas.put(area.x + 4 + (colours - 1) * cell, head, String(colours).padStart(cell - 1), theme.quiet);
  }
  for (let holes = 1; holes <= SUPER_MOST.holes; holes += 1) {
    canvas.put(area.x, head + holes, String(holes).padStart(2), theme.quiet);
  }
  for (const [index, { value, codes }] of field.options.entries()) {
    const x = area.x + 4 + (index % SUPER_MOST.colours) * cell;
    const y = head + 1 + Math.floor(index / SUPER_MOST.colours);
    const count = codes ?? '';
    const shown = cell < CELL && count.length >= cell ? '…' : count;
    const here = value === field.value;
    canvas.put(x, y, shown.padStart(cell - 1), here ? theme.chosen : {});
    canvas.touch({ x, y, columns: cell, rows: 1 }, () => choose(value));
    if (here) canvas.rest({ x, y });
  }
  canvas.put(
    area.x,
    head + SUPER_MOST.holes + 1 + (top - area.y),
    fitted(field.note ?? '', area.columns),
    theme.accent,
  );
}
