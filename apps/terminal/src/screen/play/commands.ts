// What the single letters do at a table: things to do, and questions the table answers.

import { asksFor } from '@blackpeg/session';
import { kindLetter, type TableCommand } from '@blackpeg/wording';
import { fitsTexts } from '../../game/hints.ts';
import { boardAsked } from '../../game/queries.ts';
import type { Look } from '../board-model.ts';
import type { Key } from '../keys.ts';
import { hintSide } from './hint-side.ts';
import { sceneOf } from './hints.ts';
import { keysSide } from './keys-side.ts';
import { askSide } from './menu-side.ts';
import { notesSide } from './notes-side.ts';
import { queryText, rowText } from './queries.ts';
import type { PlayContext } from './side.ts';

export interface Commands {
  run(look: Look, command: TableCommand): void;
  /** Are letters pegs? */
  letters(): boolean;
  setLetters(look: Look, on: boolean): void;
  /** Whether the key was a digit of the row that is asked for. */
  takesDigit(look: Look, key: Key): boolean;
  /** Forgets what was begun: other eyes come, or a row went. */
  reset(): void;
}

/** Milliseconds a second digit of a row's number is waited for. */
const SECOND_DIGIT = 700;

export function createCommands(table: PlayContext): Commands {
  const { app, game, show } = table;
  let letters = false;
  /** The number of a row being asked for; null where none is. */
  let asked: string | null = null;
  let cancel = () => {};

  function sayRow(): void {
    const look = game.look();
    if (look && asked) app.say(rowText(look, Number(asked), app.settings().detail));
    asked = null;
  }

  function setLetters({ speaker, words }: Look, on: boolean): void {
    const { edition, language } = speaker;
    letters = on;
    const signs = edition.facets.flatMap(({ size }, facet) =>
      Array.from({ length: size }, (_, index) => kindLetter(language, edition, { facet, kind: index + 1 })),
    );
    app.say(on ? words.keys.lettersOn(signs.join(' ')) : words.keys.lettersOff);
  }

  async function sayWhatFits(look: Look): Promise<void> {
    const { hints, keys } = look.words;
    const scene = sceneOf(app, look);
    if (!game.table.card.hints) return app.say(hints.off);
    if (!scene) return app.say(keys.notYours);
    app.say(hints.counting);
    const texts = await fitsTexts(scene).catch(() => [hints.failed]);
    if (game.look()?.seat === look.seat) app.say(...texts);
  }

  function openHints(look: Look): void {
    if (!game.table.card.hints) app.say(look.words.hints.off);
    else if (sceneOf(app, look)) show(hintSide(table));
    else app.say(look.words.keys.notYours);
  }

  function openNotes({ words }: Look): void {
    const notes = notesSide(table);
    if (notes) show(notes);
    else app.say(words.keys.notYours);
  }

  function claim(look: Look): void {
    if (asksFor(look.state, look.seat).includes('claim')) show(askSide(table, look, 'claim'));
    else app.say(look.words.keys.notYours);
  }

  function run(look: Look, command: TableCommand): void {
    const { words } = look;
    const answer = queryText(look, command, app.settings().detail, game.table.now());
    if (answer !== null) app.say(answer);
    const acts: Readonly<Partial<Record<TableCommand, () => void>>> = {
      undo: () => void (game.intend({ type: 'undo' }) && app.say(words.keys.undone)),
      clear: () => void (game.intend({ type: 'clear' }) && app.say(words.keys.cleared)),
      'repeat-row': () => void game.intend({ type: 'repeat-last' }),
      notes: () => openNotes(look),
      hint: () => openHints(look),
      claim: () => claim(look),
      letters: () => setLetters(look, !letters),
      cover() {
        game.desk().covered = !look.covered;
        app.say(look.covered ? words.keys.codeUncovered : words.keys.codeCovered);
      },
      row() {
        asked = '';
        app.say(words.keys.whichRow);
      },
      'what-fits': () => app.during(sayWhatFits(look)),
      again: () => app.say(app.said() || words.keys.nothingSaid),
      help: () => show(keysSide(table)),
    };
    acts[command]?.();
  }

  return {
    run,
    letters: () => letters,
    setLetters,
    takesDigit({ round, seat }, key) {
      if (asked === null) return false;
      cancel();
      if (key.kind !== 'sign' || !/^\d$/.test(key.sign)) {
        asked = null;
        return false;
      }
      asked += key.sign;
      const rows = boardAsked(round, seat)?.rows.length ?? 0;
      if (asked.length > 1 || Number(asked) * 10 > rows) sayRow();
      else cancel = app.clock.wake(app.clock.now() + SECOND_DIGIT, sayRow);
      return true;
    },
    reset() {
      cancel();
      letters = false;
      asked = null;
    },
  };
}
