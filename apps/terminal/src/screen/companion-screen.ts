// A real board in front of one: which board it is, and what Blackpeg does for it.

import { EDITION_NAMES, type Edition, superEdition } from '@blackpeg/rules';
import {
  companionTexts,
  editionName,
  editionText,
  terminalScreenTexts,
  violationText,
} from '@blackpeg/wording';
import { cardOf, noWishes, termsOf } from '../game/agreement.ts';
import { createCheckScreen } from './check-screen.ts';
import { createList, drawAbove, type Item } from './list.ts';
import type { App, Screen } from './screen.ts';
import { createSeekScreen } from './seek-screen.ts';
import { type Choices, choicesFor, editionOf, standardChoices } from './set-up/choices.ts';
import { fieldsIn } from './set-up/fields.ts';
import { sizeItems } from './set-up/size-items.ts';
import { drawSizes, sizeAfter } from './set-up/size-table.ts';
import { wrapped } from './width.ts';

/** Which board, and what is wanted. */
export function createCompanionScreen(app: App, board: Edition = superEdition()): Screen {
  let choices = choicesFor(board);
  /** The board as it was given, which may be one that no choices make, until something is chosen. */
  let given: Edition | null = board;
  const edition = () => given ?? editionOf(choices);
  let sizing = false;
  const words = () => companionTexts(app.language());
  const set = (part: Partial<Choices>) => {
    choices = { ...choices, ...part };
    given = null;
  };
  /** A solitaire whose rows are placed on the real board too. */
  async function keep(): Promise<void> {
    const wishes = { ...noWishes(edition()), form: 'solitaire' } as const;
    const made = await app.services.tables.create(termsOf(wishes), cardOf(wishes, app.language()));
    if (made.ok) app.play(made.value, 'open');
    else app.say(violationText({ language: app.language(), edition: wishes.edition }, made.error));
  }

  const list = createList((): readonly Item[] => [
    { label: words().modes.seek, choose: () => app.open(createSeekScreen(app, edition())) },
    { label: words().modes.keep, text: words().keepNote, choose: () => app.leadsOn(keep()) },
    {
      label: words().modes.check,
      text: words().checkNote,
      choose: () => app.open(createCheckScreen(app, edition())),
    },
    fieldsIn(app.language()).choice({
      label: words().edition,
      values: EDITION_NAMES,
      current: choices.name,
      name: (name) => editionName(app.language(), name),
      set: (name) => set(standardChoices(name)),
    }),
    ...sizeItems({
      choices,
      language: app.language(),
      set,
      sizes: () => {
        sizing = true;
      },
    }),
  ]);
  return {
    heading: () => words().title,
    aside: () => editionText(app.language(), edition()),
    keys: () => terminalScreenTexts(app.language()).keys[sizing ? 'sizes' : 'form'],
    draw(canvas, area) {
      const theme = app.theme();
      if (sizing) {
        const blanks = choices.blanks !== 'off';
        return drawSizes(canvas, area, theme, { language: app.language(), at: choices, blanks, choose: set });
      }
      const lead = wrapped(words().lead, area.columns);
      list.draw(canvas, drawAbove(canvas, area, lead, theme.quiet), theme);
    },
    press(key) {
      const leaves = key.kind === 'named' && key.name === 'escape';
      if (sizing) {
        const next = sizeAfter(choices, key);
        if (next) set(next);
        if (leaves || (key.kind === 'named' && key.name === 'enter')) sizing = false;
        return;
      }
      if (list.press(key)) return;
      if (leaves) app.back();
    },
  };
}
