// Words about the row or code that is being composed, and about an answer given.

import { checkPalmed, specFor, widestSpec } from '@blackpeg/rules';
import { correctableRow } from '@blackpeg/session';
import { draftFaultText, kindName, type PlainWord, violationText } from '@blackpeg/wording';
import type { Look } from '../game/queries.ts';
import { agreed } from './desk.ts';
import { kindNamed, pegsText } from './pegs.ts';
import { giveAnswer, hideByChance, sayDraft } from './rows.ts';
import { type Sitting, specNow } from './sitting.ts';
import { taught, yesOrNo } from './typed.ts';
import { type Do, notNow } from './word.ts';

export const COMPOSING_WORDS = {
  pegs: (sitting, { state, seat }) =>
    sitting.desk.printer.say(
      pegsText(sitting.desk.language, specNow(sitting, state, widestSpec(state.terms.edition, seat))),
    ),
  draft: composing('draft', sayDraft),
  undo: composing('undo', (sitting, look) => {
    const { desk, table, words } = sitting;
    if (table.snapshot().draft?.past.length === 0) return desk.printer.say(words.table.nothingToUndo);
    table.intend({ type: 'undo' });
    sayDraft(sitting, look);
  }),
  clear: composing('clear', ({ desk, table, words }) => {
    table.intend({ type: 'clear' });
    desk.printer.say(words.table.cleared);
  }),
  same: composing('same', (sitting, look) => {
    sitting.table.intend({ type: 'repeat-last' });
    sayDraft(sitting, look);
  }),
  random(sitting, look) {
    if (sitting.table.snapshot().duty?.kind === 'hide') return hideByChance(sitting, look);
    notNow(sitting, 'random');
  },
  blanks: sayBlanks,
  palm,
  correct(sitting, look, rest) {
    if (correctableRow(look.state, look.seat) === null) return notNow(sitting, 'correct');
    return giveAnswer(sitting, look, rest, 'correct');
  },
} as const satisfies Partial<Record<PlainWord, Do>>;

/** Only where there is something to compose. */
function composing(word: PlainWord, run: Do): Do {
  return (sitting, look, rest) =>
    sitting.table.snapshot().draft ? run(sitting, look, rest) : notNow(sitting, word);
}

/** C9g: `blanks yes`, `blanks no`; without either it is asked. */
async function sayBlanks(sitting: Sitting, { state }: Look, rest: string): Promise<void> {
  const { desk, table, words, memory } = sitting;
  if (state.terms.edition.blanks !== 'choice' || table.snapshot().duty?.kind !== 'hide') {
    notNow(sitting, 'blanks');
    return;
  }
  memory.blanks = yesOrNo(desk.language, rest) ?? (await agreed(desk, words.table.askBlanks));
  table.intend({ type: 'clear' });
  desk.printer.say(words.table.blanks(memory.blanks));
}

/** T3b: `palm 3 2`. */
function palm(sitting: Sitting, { state, speaker }: Look, rest: string): void {
  const { desk, table, words, memory } = sitting;
  const { edition, supply } = state.terms;
  if (supply === null || table.snapshot().duty?.kind !== 'hide') {
    notNow(sitting, 'palm');
    return;
  }
  const [sign = '', count = ''] = rest.split(' ');
  const named = kindNamed(desk.language, specFor(edition, 0, false), sign);
  if (sign === '' || !/^\d{1,4}$/.test(count)) {
    desk.printer.say(words.typing.needsNumber(taught(desk.language, 'palm')));
    return;
  }
  if (!named) {
    desk.printer.say(draftFaultText(speaker, { kind: 'not-on-palette' }));
    return;
  }
  const palmed = edition.facets.map(({ size }, facet) =>
    Array.from({ length: size }, (_, index) => {
      const before = memory.palmed?.[facet]?.[index] ?? 0;
      return facet === named.facet && index + 1 === named.kind ? Number(count) : before;
    }),
  );
  const checked = checkPalmed(edition, palmed);
  if (!checked.ok) {
    desk.printer.say(violationText(speaker, checked.error));
    return;
  }
  memory.palmed = palmed;
  desk.printer.say(words.table.palmed(kindName(desk.language, edition, named), Number(count)));
}
