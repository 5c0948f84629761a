// A real board in front of one: which board it is, and what Blackpeg does for it.

import { EDITION_NAMES, type Edition, superEdition } from '@blackpeg/rules';
import { soloMatch } from '@blackpeg/screens/companion';
import { choicesFor, editionOf, standardChoices } from '@blackpeg/screens/set-up';
import {
  companionTexts,
  editionName,
  editionText,
  terminalScreenTexts,
  violationText,
} from '@blackpeg/wording';
import { createCheckScreen } from './check-screen.ts';
import { createList, drawAbove, type Item } from './list.ts';
import type { App, TerminalScreen } from './screen.ts';
import { createSeekScreen } from './seek-screen.ts';
import { createFieldForm } from './set-up/field-form.ts';
import { fieldsIn } from './set-up/fields.ts';
import { wrapped } from './width.ts';

/** Which board, and what is wanted. */
export function createCompanionScreen(app: App, board: Edition = superEdition()): TerminalScreen {
  const form = createFieldForm({ app, first: choicesFor(board), opponents: ['house'] });
  const edition = () => editionOf(form.wish());
  const words = () => companionTexts(app.language());

  /** A solitaire whose rows are placed on the real board too. */
  async function keep(): Promise<void> {
    const { terms, card } = soloMatch(edition(), { kind: 'set-up' });
    const made = await app.services.tables.create(terms, card);
    if (made.ok) app.play(made.value, 'open');
    else app.say(violationText({ language: app.language(), edition: terms.edition }, made.error));
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
      current: form.wish().edition,
      name: (name) => editionName(app.language(), name),
      set: (name) => form.choose(standardChoices(name)),
    }),
    ...form.items('size'),
  ]);
  return {
    heading: () => words().title,
    aside: () => editionText(app.language(), edition()),
    keys: () => terminalScreenTexts(app.language()).keys[form.isSizing() ? 'sizes' : 'form'],
    draw(canvas, area) {
      if (form.isSizing()) return form.drawSizes(canvas, area);
      const lead = wrapped(words().lead, area.columns);
      list.draw(canvas, drawAbove(canvas, area, lead, app.theme().quiet), app.theme());
    },
    press(key) {
      if (form.isSizing()) form.pressSizes(key);
      else if (!list.press(key) && key.kind === 'named' && key.name === 'escape') app.back();
    },
  };
}
