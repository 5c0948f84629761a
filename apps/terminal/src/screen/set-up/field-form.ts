// Questions of the set-up on a screen: their lines, and the table of sizes that is opened from one of them.

import {
  type Choices,
  type Opponent,
  type SetUpField,
  type SetUpView,
  setUpView,
  withField,
} from '@blackpeg/screens/set-up';
import type { Language } from '@blackpeg/wording';
import type { Canvas } from '../canvas.ts';
import type { Key } from '../keys.ts';
import type { Item } from '../list.ts';
import type { App, Area } from '../screen.ts';
import { fieldItem } from './field-items.ts';
import { drawSizes, sizeAfter } from './size-table.ts';

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

/** Made anew only for other choices or another language: a screen looks at it many times for one key. */
function lastView(opponents: readonly Opponent[]): (wish: Choices, language: Language) => SetUpView {
  let last: { readonly wish: Choices; readonly language: Language; readonly view: SetUpView } | null = null;
  return (wish, language) => {
    if (last?.wish !== wish || last.language !== language)
      last = { wish, language, view: setUpView(wish, { language, opponents }) };
    return last.view;
  };
}
