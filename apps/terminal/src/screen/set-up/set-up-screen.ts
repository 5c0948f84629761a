// Setting up a game: what is hidden, against whom, by which rules; then it starts.

import { countCodes, type EditionName, widestSpec } from '@blackpeg/rules';
import { editionName, editionText, setUpTexts, terminalScreenTexts, violationText } from '@blackpeg/wording';
import { cardOf, termsOf } from '../../game/agreement.ts';
import { createList, type Item } from '../list.ts';
import type { App, Screen } from '../screen.ts';
import { fitted, wrapped } from '../width.ts';
import { type Choices, editionOf, standardChoices, wishesOf } from './choices.ts';
import { setUpItems } from './items.ts';
import { drawSizes, type Size, type SizesDrawn, sizeAfter, sizeText } from './size-table.ts';

/** Super begins with its table of sizes. */
export function createSetUpScreen(app: App, name: EditionName, first: Partial<Size> = {}): Screen {
  let choices: Choices = { ...standardChoices(name), ...first };
  let sizing = name === 'super';
  const set = (part: Partial<Choices>) => {
    choices = { ...choices, ...part };
  };
  const words = () => setUpTexts(app.language());

  async function start(): Promise<void> {
    const wishes = wishesOf(choices);
    const terms = termsOf(wishes);
    const made = await app.services.tables.create(terms, cardOf(wishes, app.language()));
    if (made.ok) return app.play(made.value, 'replace');
    app.say(violationText({ language: app.language(), edition: terms.edition }, made.error));
  }

  const items = (): readonly Item[] => [
    { label: words().start, choose: () => app.leadsOn(start()) },
    ...setUpItems({
      choices,
      language: app.language(),
      set,
      sizes: () => {
        sizing = true;
      },
    }),
  ];
  const list = createList(items);

  function sizesDrawn(): SizesDrawn {
    return { language: app.language(), at: choices, blanks: choices.blanks !== 'off', choose: size };
  }

  function size(next: Size): void {
    set(next);
    app.say(sizeText(app.language(), next, choices.blanks !== 'off'));
  }

  return {
    heading: () => terminalScreenTexts(app.language()).pair(words().title, editionName(app.language(), name)),
    keys: () => terminalScreenTexts(app.language()).keys[sizing ? 'sizes' : 'form'],
    takesHelp: () => !sizing && list.takesText(),
    draw(canvas, area) {
      const theme = app.theme();
      if (sizing) return drawSizes(canvas, area, theme, sizesDrawn());
      const edition = editionOf(choices);
      const codes = edition.holes.map((_, seat) => countCodes(widestSpec(edition, seat)));
      canvas.put(area.x, area.y, fitted(editionText(app.language(), edition), area.columns));
      canvas.put(area.x, area.y + 1, fitted(words().sizes.codes(codes), area.columns), theme.quiet);
      const lead = wrapped(words().leads[name], area.columns);
      const roomy = area.rows > items().length + lead.length + 6;
      if (roomy)
        for (const [line, text] of lead.entries()) canvas.put(area.x, area.y + 2 + line, text, theme.quiet);
      const used = 3 + (roomy ? lead.length : 0);
      list.draw(canvas, { ...area, y: area.y + used, rows: area.rows - used }, theme);
    },
    press(key) {
      if (sizing) {
        const next = sizeAfter(choices, key);
        if (next) size(next);
        if (key.kind === 'named' && key.name === 'enter') sizing = false;
        if (key.kind === 'named' && key.name === 'escape') app.back();
        return;
      }
      app.say('');
      if (list.press(key)) return;
      if (key.kind === 'named' && key.name === 'escape') app.back();
    },
  };
}
