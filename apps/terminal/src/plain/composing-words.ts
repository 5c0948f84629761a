// Words about the row or code that is being composed, about an answer given, and for help with it.

import { checkPalmed, type Edition, type Kind, type PegCounts, specFor } from '@blackpeg/rules';
import { compose, type PlayCommand, type TableView } from '@blackpeg/screens/play';
import type { DraftIntent } from '@blackpeg/session';
import { draftFaultText, kindName, type PlainWord, violationText } from '@blackpeg/wording';
import { agreed } from './desk.ts';
import { codeTyped, kindNamed, pegsText } from './pegs.ts';
import { giveAnswer, hideByChance, sayDraft } from './rows.ts';
import { type Sitting, specNow } from './sitting.ts';
import { taught, yesOrNo } from './typed.ts';
import { type Do, notNow } from './word.ts';

export const COMPOSING_WORDS = {
  pegs: ({ desk }, view) => desk.printer.say(pegsText(desk.language, specNow(view))),
  draft: composing('draft', sayDraft),
  undo: composing('undo', (sitting, { composer }) => {
    const why = composer?.tools.undo.why ?? null;
    if (why !== null) return sitting.desk.printer.say(why);
    changeDraft(sitting, { type: 'undo' });
  }),
  clear: composing('clear', ({ desk, screen, words }) => {
    screen.do(compose({ type: 'clear' }));
    desk.printer.say(words.table.cleared);
  }),
  same: composing('same', (sitting) => changeDraft(sitting, { type: 'repeat-last' })),
  random: (sitting, view) => (view.hiding ? hideByChance(sitting) : notNow(sitting, 'random')),
  blanks: sayBlanks,
  palm,
  async correct(sitting, { correct }, rest) {
    if (!correct) return notNow(sitting, 'correct');
    sitting.screen.do(correct.command);
    await giveAnswer(sitting, rest);
    const keep = sitting.view()?.answer?.keep;
    if (keep) sitting.screen.do(keep.command);
  },
  fit: thinking({ type: 'what-fits' }),
  hint: thinking({ type: 'hint', grade: 'clue' }),
  suggest: thinking({ type: 'hint', grade: 'row' }),
  check(sitting, view, rest) {
    const { desk, words } = sitting;
    const guess = codeTyped(desk.language, specNow(view), rest);
    if (guess) return thinking({ type: 'hint', grade: 'check', guess })(sitting, view, rest);
    desk.printer.say(words.typing.needsText(taught(desk.language, 'check')));
  },
} as const satisfies Partial<Record<PlainWord, Do>>;

/** Only where there is something to compose. */
function composing(word: PlainWord, run: Do): Do {
  return (sitting, view, rest) => (view.composer ? run(sitting, view, rest) : notNow(sitting, word));
}

function changeDraft(sitting: Sitting, intent: DraftIntent): void {
  sitting.screen.do(compose(intent));
  const after = sitting.view();
  if (after) sayDraft(sitting, after);
}

/** Help from the solver: the next line is read when it has spoken. */
function thinking(command: PlayCommand): Do {
  return ({ screen, view }) =>
    new Promise((resolve) => {
      const isDone = () => !view()?.hints.thinking;
      const stop = screen.subscribe(() => isDone() && end());
      function end(): void {
        stop();
        resolve();
      }
      screen.do(command);
      if (isDone()) end();
    });
}

/** C9g: `blanks yes`, `blanks no`; without either it is asked. */
async function sayBlanks(sitting: Sitting, { hiding }: TableView, rest: string): Promise<void> {
  const { desk, screen, words } = sitting;
  if (!hiding?.blanks) return notNow(sitting, 'blanks');
  const on = yesOrNo(desk.language, rest) ?? (await agreed(desk, words.table.askBlanks));
  screen.do({ type: 'blanks', on });
  screen.do(compose({ type: 'clear' }));
  desk.printer.say(words.table.blanks(on));
}

/** T3b: `palm 3 2`. */
function palm(sitting: Sitting, { hiding, state }: TableView, rest: string): void {
  const { desk, screen, words } = sitting;
  const { language, printer } = desk;
  const { edition } = state.terms;
  const [sign = '', typed = ''] = rest.split(' ');
  const isCounted = sign !== '' && /^\d{1,4}$/.test(typed);
  const named = kindNamed(language, specFor(edition, 0, false), sign);
  const count = Number(typed);
  const checked = isCounted && named ? checkPalmed(edition, countsOf(edition, named, count)) : null;
  if (!hiding?.palm) notNow(sitting, 'palm');
  else if (!isCounted) printer.say(words.typing.needsNumber(taught(language, 'palm')));
  else if (!named || !checked) printer.say(draftFaultText({ language, edition }, { kind: 'not-on-palette' }));
  else if (!checked.ok) printer.say(violationText({ language, edition }, checked.error));
  else {
    screen.do({ type: 'palm', facet: named.facet, index: named.kind - 1, count });
    printer.say(words.table.palmed(kindName(language, edition, named), count));
  }
}

function countsOf({ facets }: Edition, named: Kind, count: number): PegCounts {
  return facets.map(({ size }, facet) =>
    Array.from({ length: size }, (_, index) =>
      facet === named.facet && index + 1 === named.kind ? count : 0,
    ),
  );
}
