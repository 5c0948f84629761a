// Setting up a game: code, opponent and rules; then it starts. The command line may have set everything.

import type { MatchId } from '@blackpeg/referee';
import type { EditionName } from '@blackpeg/rules';
import { type Choices, type Opponent, settled, setUpView, standardChoices } from '@blackpeg/screens/set-up';
import { editionName, plainTexts, terminalScreenTexts } from '@blackpeg/wording';
import { faultText } from '../../command-line/fault.ts';
import { badInput, type Outcome } from '../../command-line/io.ts';
import { atThisKeyboard, makeMatch } from '../../game/new-match.ts';
import { createList, drawAbove, LEAST_ITEMS } from '../frame/list.ts';
import { openMatch } from '../frame/open-match.ts';
import type { App, Area, TerminalScreen } from '../frame/screen.ts';
import type { Canvas } from '../terminal/canvas.ts';
import { isNamed } from '../terminal/keys.ts';
import { wrapped } from '../terminal/text-width.ts';
import { createFieldForm } from './field-form.ts';

export interface SetUpPorts {
  /** The initial choices, if not the defaults. */
  readonly first?: Partial<Choices>;
  readonly opponents?: readonly Opponent[];
  /** What is done with it; a match on this machine by default. */
  start?(choices: Choices): Promise<void>;
}

/** An edition with a table of sizes begins with it. */
export function createSetUpScreen(app: App, name: EditionName, ports: SetUpPorts = {}): TerminalScreen {
  const { opponents = atThisKeyboard(app.language()).opponents, start = startHere } = ports;
  const form = createFieldForm({ app, first: { ...standardChoices(name), ...ports.first }, opponents });
  const list = createList(() => [{ label: form.view().start, choose: begin }, ...form.items()]);
  /** The initial table is left by Escape. */
  let isFirst = form.openSizes();

  async function startHere(choices: Choices): Promise<void> {
    const made = await makeMatch(app.services.tables, choices, app.language());
    if (made.ok) app.play(made.value, 'replace');
    else app.say(made.error);
  }

  function begin(): void {
    const { why, agreed } = form.view();
    if (why === null) app.leadsOn(start(settled(form.wish())));
    app.say(why ?? agreed);
  }

  return {
    heading: () =>
      terminalScreenTexts(app.language()).pair(form.view().title, editionName(app.language(), name)),
    keys: () => terminalScreenTexts(app.language()).keys[form.isSizing() ? 'sizes' : 'form'],
    takesHelp: () => !form.isSizing() && list.takesText(),
    draw(canvas, area) {
      if (form.isSizing()) return form.drawSizes(canvas, area);
      const { lead, agreed } = form.view();
      const items = form.items().length + 1;
      list.draw(canvas, drawAround(canvas, area, { above: lead, below: agreed, items }, app), app.theme());
    },
    press(key) {
      const leaves = isNamed(key, 'escape');
      if (form.isSizing()) {
        form.pressSizes(key);
        if (leaves && isFirst) app.back();
        isFirst &&= form.isSizing();
        return;
      }
      app.say('');
      if (!list.press(key) && leaves) app.back();
    },
  };
}

interface Around {
  readonly above: string;
  readonly below: string;
  /** Lines of the list between them. */
  readonly items: number;
}

/** Lines of the text below a list. */
const ITEM_TEXT = 4;

/** Each text in full or not at all; returns the remaining space. The terms matter more than the rest. */
function drawAround(canvas: Canvas, area: Area, { above, below, items }: Around, app: App): Area {
  const { quiet } = app.theme();
  const agreed = thatFit(area, wrapped(below, area.columns), LEAST_ITEMS + ITEM_TEXT);
  const top = area.y + area.rows - agreed.length;
  for (const [line, text] of agreed.entries()) canvas.put(area.x, top + line, text, quiet);
  const left = { ...area, rows: area.rows - agreed.length - (agreed.length > 0 ? 1 : 0) };
  return drawAbove(canvas, left, thatFit(left, wrapped(above, area.columns), items + ITEM_TEXT), quiet);
}

function thatFit({ rows }: Area, lines: readonly string[], least: number): readonly string[] {
  return rows > lines.length + 1 + least ? lines : [];
}

/** Refused if the rules do not allow it, with their reason; the terms are said before the first row (M1a). */
export async function startChosenMatch(app: App, choices: Choices): Promise<Outcome | undefined> {
  const language = app.language();
  const made = await makeMatch(app.services.tables, choices, language);
  if (!made.ok) return badInput(made.error);
  const refusal = await openNamedMatch(app, made.value);
  if (!refusal) app.say(setUpView(choices, atThisKeyboard(language)).agreed);
  return refusal;
}

/** Refused if it is not there, or open elsewhere. */
export async function openNamedMatch(app: App, match: MatchId): Promise<Outcome | undefined> {
  const { keeping } = plainTexts(app.language());
  const shut = await openMatch(app, match, 'open');
  if (!shut) return undefined;
  if (shut.kind === 'missing') return badInput(keeping.missing(match, 'blackpeg matches'));
  if (shut.kind === 'damaged') return badInput(faultText(app.language(), shut.fault));
  return { kind: 'negative', sentence: keeping.elsewhere(shut.process) };
}
