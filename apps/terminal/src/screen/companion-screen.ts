// The companion for a real board: which board it is, and what Blackpeg does for it, such as checking an answer.

import { type Code, EDITION_NAMES, type Edition, mark, superEdition } from '@blackpeg/rules';
import { soloMatch } from '@blackpeg/screens/companion';
import { choicesFor, editionOf, standardChoices } from '@blackpeg/screens/set-up';
import {
  companionTexts,
  editionName,
  editionText,
  feedbackText,
  terminalScreenTexts,
  violationText,
} from '@blackpeg/wording';
import {
  type Composer,
  composerPalette,
  createComposer,
  drawDraft,
  drawPalette,
  isTight,
  notFilledText,
} from './board/compose.ts';
import type { Compose, Making } from './board/pieces.ts';
import { createList, drawAbove, type Item } from './frame/list.ts';
import type { App, TerminalScreen } from './frame/screen.ts';
import { createSeekScreen } from './seek-screen.ts';
import { createFieldForm } from './set-up/field-form.ts';
import { fieldsIn } from './set-up/form-lines.ts';
import { isNamed } from './terminal/keys.ts';
import { fitted, wrapped } from './terminal/text-width.ts';

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
      else if (!list.press(key) && isNamed(key, 'escape')) app.back();
    },
  };
}

export function createCheckScreen(app: App, edition: Edition): TerminalScreen {
  const [code, row] = [createComposer(edition), createComposer(edition)];
  let current = code;
  const words = () => companionTexts(app.language());

  function enter(): void {
    const here = current.code();
    if (!here) app.say(notFilledText(app.language(), edition, current));
    else if (current === row) sayEarned(code.code() ?? [], here);
    else {
      current = row;
      app.say(words().checkRow);
    }
  }

  function sayEarned(hidden: Code, here: Code): void {
    const earned = feedbackText(app.language(), edition, mark(edition.marking, hidden, here), hidden.length);
    app.say(terminalScreenTexts(app.language()).pair(words().rightAnswer, earned));
  }

  function pointingAt(composer: Composer): Compose {
    return (intent) => {
      current = composer;
      composer.compose(intent);
    };
  }

  return {
    heading: () => words().modes.check,
    aside: () => editionText(app.language(), edition),
    composes: true,
    keys: () => terminalScreenTexts(app.language()).keys.compose,
    draw(canvas, area) {
      const making: Making = { theme: app.theme(), language: app.language(), edition };
      const gap = isTight(area) ? 0 : 1;
      const x = area.x + 4;
      let y = area.y + gap;
      for (const [composer, title] of [
        [code, words().checkCode],
        [row, words().checkRow],
      ] as const) {
        canvas.put(area.x, y, fitted(title, area.columns), making.theme.title);
        drawDraft(canvas, { x, y: y + 1 }, making, composer.draft(), pointingAt(composer));
        y += 2 + gap;
      }
      const palette = composerPalette(making, current.draft(), pointingAt(current), area.columns - 4);
      drawPalette(canvas, { x, y }, palette);
    },
    press(key) {
      if (isNamed(key, 'escape')) {
        if (current === code) return app.back();
        current = code;
        return;
      }
      if (isNamed(key, 'enter')) return enter();
      const said = current.press(key, app.language());
      if (said !== null) app.say(said);
    },
  };
}
