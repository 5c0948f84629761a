// A match played by lines: what happens is said, what is due is asked for, and what is typed is done.

import type { MatchId } from '@blackpeg/referee';
import { err, ok, type Result } from '@blackpeg/rules';
import type { TableHooks } from '@blackpeg/table';
import { plainTexts, savingTexts, sitterName } from '@blackpeg/wording';
import { faultText } from '../fault.ts';
import { newFile } from '../files.ts';
import { recordText } from '../game/bring-in.ts';
import { happeningText } from '../game/hearing.ts';
import { turnText } from '../game/queries.ts';
import { WorldError } from '../io.ts';
import { badInput, type Outcome } from '../outcome.ts';
import { keptMatch, unsavedMatches } from '../saved/saved.ts';
import { type Desk, typedAfter } from './desk.ts';
import { lookBack } from './look-back.ts';
import { createPresenter, type Presenter } from './presenting.ts';
import { sayObjection, takeLine } from './rows.ts';
import { lookOf, type Sitting, sittingAt } from './sitting.ts';
import { tableWord } from './table-words.ts';
import { type Typed, taught, wordIn } from './typed.ts';
import { notNow } from './word.ts';

/** How a table was left. */
type Leaving = 'quit' | 'rematch';

/** What goes on around a match that is refereed elsewhere. */
export interface Around {
  /** Takes a line before the match does; gives whether it was its own. */
  take(line: string): Promise<boolean>;
  /** Said when the line to the referee breaks, and when it is back. */
  readonly down: string;
  readonly back: string;
}

/** Of a new match everything is said from its beginning, of another how it stands. Refused where it cannot be opened. */
export async function playMatch(
  desk: Desk,
  match: MatchId,
  isNew: boolean,
): Promise<Result<Leaving, Outcome>> {
  const { printer, tables, saved, language } = desk;
  const words = plainTexts(language);
  const opening = await tables.open(match, hooksFor(desk, match, isNew));
  switch (opening.kind) {
    case 'missing':
      return err(badInput(words.keeping.missing(match, 'blackpeg matches')));
    case 'elsewhere':
      return err({ kind: 'negative', sentence: words.keeping.elsewhere(opening.process) });
    case 'damaged':
      return err(badInput(faultText(language, opening.fault)));
    case 'open':
  }
  const sitting = sittingAt(desk, opening.table);
  const left = await playAt(sitting, isNew);
  const { state } = sitting.table.snapshot();
  await sitting.table.close();
  if (saved.saving.problem()) await saved.saving.retry();
  if (unsavedMatches(saved).has(match)) printer.say(savingTexts(language).lost);
  // One that nobody touched is gone.
  else if (state?.phase !== 'closed' && saved.cards.get(match))
    printer.say(words.table.kept(`blackpeg play --resume ${match}`));
  return ok(left);
}

function hooksFor({ saved, printer, language, detail }: Desk, match: MatchId, isNew: boolean): TableHooks {
  return {
    hear(happening, fresh, seat) {
      const card = saved.cards.get(match);
      if (card && (fresh || isNew)) printer.say(happeningText(card, language, detail, seat, happening));
    },
  };
}

export async function playAt(sitting: Sitting, isNew: boolean, around?: Around): Promise<Leaving> {
  const { desk, table } = sitting;
  const presenter = createPresenter(sitting, isNew);
  let reading = false;
  const unwatch = watch(sitting, presenter, () => reading, around);
  try {
    for (;;) {
      await table.settled();
      presenter.present();
      reading = true;
      const line = await typedAfter(desk, presenter.prompt());
      reading = false;
      const taken = line !== null && (await around?.take(line));
      if (taken) continue;
      const left = line === null ? 'quit' : await take(sitting, line);
      if (left) return left;
    }
  } finally {
    unwatch();
    presenter.stop();
  }
}

/** What happens while a line is waited for: time runs out, the disk is full, somebody far away has moved. */
function watch(
  { desk, table, words }: Sitting,
  presenter: Presenter,
  isReading: () => boolean,
  { down, back }: Pick<Around, 'down' | 'back'> = {
    down: words.keeping.notSaving,
    back: words.keeping.savingAgain,
  },
): () => void {
  let saving = true;
  return table.subscribe(() => {
    const saves = table.snapshot().connection !== 'offline';
    if (saves !== saving) desk.printer.say(saves ? back : down);
    saving = saves;
    void table.settled().then(() => {
      if (isReading()) presenter.present();
    });
  });
}

async function take(sitting: Sitting, line: string): Promise<Leaving | null> {
  const { desk, table } = sitting;
  const typed = wordIn(desk.language, line);
  if (typed?.word === 'quit') return 'quit';
  const look = lookOf(sitting);
  if (!look) {
    takeCovered(sitting, line);
    return null;
  }
  const before = table.snapshot().objection;
  const left = typed ? await takeWord(sitting, typed) : null;
  if (!typed && line === '') desk.printer.say(turnText(look));
  if (!typed && line !== '') await takeLine(sitting, look, line);
  await table.settled();
  const after = lookOf(sitting);
  if (after) sayObjection(sitting, after, before);
  return left;
}

/** Nobody sees anything until who is next has said that they are there. */
function takeCovered({ desk, table, words }: Sitting, line: string): void {
  const name = sitterName(table.card, desk.language, table.snapshot().eyes.seat) ?? '';
  if (line === '') table.uncover();
  else desk.printer.say(words.table.handOverHow(name));
}

async function takeWord(sitting: Sitting, { word, rest }: Typed): Promise<Leaving | null> {
  const look = lookOf(sitting);
  if (!look) return null;
  const { desk, table } = sitting;
  const over = look.state.phase === 'closed';
  if (word === 'rematch' && over) return 'rematch';
  if (word === 'review') await lookBack(desk, table.card, look.state, look.seat);
  else if (word === 'save') await save(sitting, rest, over);
  else {
    const run = tableWord(word);
    if (run) await run(sitting, look, rest);
    else notNow(sitting, word);
  }
  return null;
}

/** Of a match that is over: before, its record would tell the codes. */
async function save({ desk, table, words }: Sitting, file: string, over: boolean): Promise<void> {
  const { printer, language, saved } = desk;
  if (!over) return printer.say(words.keeping.unfinished);
  if (file === '') return printer.say(words.typing.needsText(taught(language, 'save')));
  const kept = await keptMatch(saved, table.card.match);
  if (!kept) return;
  try {
    newFile(file)(recordText(kept.card, kept.log));
    printer.say(words.table.saved(file));
  } catch (error) {
    if (!(error instanceof WorldError)) throw error;
    printer.say(faultText(language, error.fault));
  }
}
