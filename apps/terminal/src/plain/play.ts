// A match line by line: events are announced, duties are prompted for, input is carried out; rematches too.

import type { MatchId } from '@blackpeg/referee';
import { type Code, err, finishedRounds, ok, type Result, type Seat, type Terms } from '@blackpeg/rules';
import { recordText } from '@blackpeg/screens/matches';
import type { TableView } from '@blackpeg/screens/play';
import { type Choices, setUpView } from '@blackpeg/screens/set-up';
import type { Happening } from '@blackpeg/session';
import type { NewCard } from '@blackpeg/table';
import { plainTexts, reviewScreenTexts, savingTexts, sitterName, violationText } from '@blackpeg/wording';
import { faultText } from '../command-line/fault.ts';
import { newFile } from '../command-line/files.ts';
import { badInput, type Outcome, WorldError } from '../command-line/io.ts';
import { atThisKeyboard, makeMatch } from '../game/new-match.ts';
import { keptMatch, unsavedMatches } from '../saved/saved.ts';
import { type Dialogue, type Typed, taught, typedAfter, wordIn } from './dialogue.ts';
import { sayReview } from './matches.ts';
import { notNow, type Sitting, sittingAt } from './table-session.ts';
import { tableWord } from './table-words.ts';
import { createPresenter, type Presenter } from './turn-prompts.ts';
import { takeLine } from './typed-rows.ts';

/** How a table was left. */
type Leaving = 'quit' | 'rematch';

/** What surrounds a match with a referee elsewhere. */
export interface Around {
  /** Gets a line before the match does; returns whether it was handled. */
  take(line: string): Promise<boolean>;
  /** Said when the connection to the referee breaks, and when it is back. */
  readonly down: string;
  readonly back: string;
}

/** A new match is announced from its beginning, another one by its state. Refused if it cannot be opened. */
async function playMatch(
  dialogue: Dialogue,
  match: MatchId,
  isNew: boolean,
): Promise<Result<Leaving, Outcome>> {
  const { printer, tables, saved, language } = dialogue;
  const words = plainTexts(language);
  // The house may act before the table is opened.
  const early: Heard[] = [];
  let hear = (heard: Heard): void => void early.push(heard);
  const opening = await tables.open(match, {
    hear(happening, fresh, seat) {
      if (fresh || isNew) hear({ type: 'heard', happening, seat });
    },
  });
  switch (opening.kind) {
    case 'missing':
      return err(badInput(words.keeping.missing(match, 'blackpeg matches')));
    case 'elsewhere':
      return err({ kind: 'negative', sentence: words.keeping.elsewhere(opening.process) });
    case 'damaged':
      return err(badInput(faultText(language, opening.fault)));
    case 'open':
  }
  const sitting = sittingAt(dialogue, opening.table);
  hear = sitting.screen.take;
  for (const heard of early) hear(heard);
  const left = await playAt(sitting, isNew);
  const { state } = sitting.table.snapshot();
  await sitting.table.close();
  if (saved.saving.problem()) await saved.saving.retry();
  if (unsavedMatches(saved).has(match)) printer.say(savingTexts(language).lost);
  // A match without a move is removed.
  else if (state?.phase !== 'closed' && saved.cards.get(match))
    printer.say(words.table.kept, `blackpeg play --resume ${match}`);
  return ok(left);
}

interface Heard {
  readonly type: 'heard';
  readonly happening: Happening;
  readonly seat: Seat;
}

export async function playAt(sitting: Sitting, isNew: boolean, around?: Around): Promise<Leaving> {
  const { dialogue, table } = sitting;
  const presenter = createPresenter(sitting, isNew);
  let reading = false;
  const unwatch = watch(sitting, presenter, () => reading, around);
  try {
    for (;;) {
      await table.settled();
      presenter.present();
      reading = true;
      const line = await typedAfter(dialogue, presenter.prompt());
      reading = false;
      const taken = line !== null && (await around?.take(line));
      if (taken) continue;
      const left = line === null ? 'quit' : await take(sitting, line);
      if (left) return left;
    }
  } finally {
    unwatch();
    sitting.screen.close();
  }
}

/** What happens while a line is awaited: time runs out, the disk is full, another player has moved. */
function watch(
  { dialogue, table, words }: Sitting,
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
    if (saves !== saving) dialogue.printer.say(saves ? back : down);
    saving = saves;
    void table.settled().then(() => {
      if (isReading()) presenter.present();
    });
  });
}

async function take(sitting: Sitting, line: string): Promise<Leaving | null> {
  const { dialogue, table } = sitting;
  const typed = wordIn(dialogue.language, line);
  if (typed?.word === 'quit') return 'quit';
  const view = sitting.view();
  if (!view) {
    takeCovered(sitting, line);
    return null;
  }
  const left = typed ? await takeWord(sitting, view, typed) : null;
  if (!typed && line === '') dialogue.printer.say(view.turn);
  else if (!typed) await takeLine(sitting, view, line);
  await table.settled();
  return left;
}

/** Nothing is shown until the next player has said that they are there. */
function takeCovered({ dialogue, table, screen, words }: Sitting, line: string): void {
  const name = sitterName(table.card, dialogue.language, table.snapshot().eyes.seat) ?? '';
  if (line === '') screen.do({ type: 'uncover' });
  else dialogue.printer.say(words.table.handOverHow(name));
}

async function takeWord(sitting: Sitting, view: TableView, { word, rest }: Typed): Promise<Leaving | null> {
  const { dialogue, table } = sitting;
  const over = view.state.phase === 'closed';
  if (word === 'rematch' && over) return 'rematch';
  if (word === 'review' && finishedRounds(view.state).length > 0)
    await sayReview(dialogue, table.card, view.state, view.seat);
  else if (word === 'review') dialogue.printer.say(reviewScreenTexts(dialogue.language).notFinished);
  else if (word === 'save') await save(sitting, rest, over);
  else {
    const run = tableWord(word);
    if (run) await run(sitting, view, rest);
    else notNow(sitting, word);
  }
  return null;
}

/** Of a finished match: before, its record would reveal the codes. */
async function save({ dialogue, table, words }: Sitting, file: string, over: boolean): Promise<void> {
  const { printer, language, saved } = dialogue;
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

/** Says the terms first (M1a). */
export function playAgreed(dialogue: Dialogue, choices: Choices): Promise<Outcome | undefined> {
  dialogue.printer.say(setUpView(choices, atThisKeyboard(dialogue.language)).agreed);
  return playChoices(dialogue, choices);
}

/** Refused if the rules do not allow it, with their reason. */
export async function playChoices(dialogue: Dialogue, choices: Choices): Promise<Outcome | undefined> {
  const made = await makeMatch(dialogue.tables, choices, dialogue.language);
  return made.ok ? playOn(dialogue, made.value, true) : badInput(made.error);
}

/** With a code, the house hides it at once. */
export async function playNew(
  dialogue: Dialogue,
  terms: Terms,
  card: NewCard,
  code?: Code,
): Promise<Outcome | undefined> {
  const made = await dialogue.tables.create(terms, card, code);
  if (made.ok) return playOn(dialogue, made.value, true);
  return badInput(violationText({ language: dialogue.language, edition: terms.edition }, made.error));
}

export function resumeMatch(dialogue: Dialogue, match: string): Promise<Outcome | undefined> {
  return playOn(dialogue, match, false);
}

/** Until its player leaves, match after match. */
async function playOn(dialogue: Dialogue, match: string, isNew: boolean): Promise<Outcome | undefined> {
  const left = await playMatch(dialogue, match, isNew);
  if (!left.ok) return left.error;
  const kept = left.value === 'rematch' ? await keptMatch(dialogue.saved, match) : null;
  const made = kept && (await dialogue.tables.rematch(kept.card, kept.state));
  return made?.ok ? playOn(dialogue, made.value, true) : undefined;
}
