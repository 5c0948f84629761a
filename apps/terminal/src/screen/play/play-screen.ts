// The screen a match is played on: boards, what stands beside them, the line one plays with, and what keys do there.

import { type Round, timeLeft } from '@blackpeg/rules';
import { type DraftIntent, ownDuty } from '@blackpeg/session';
import type { Table } from '@blackpeg/table';
import { draftFaultText, pegName, playTexts, sitterName, terminalScreenTexts } from '@blackpeg/wording';
import type { Surroundings } from '../../game/around.ts';
import { boardModel, type Look } from '../board-model.ts';
import type { Key } from '../keys.ts';
import type { App, Screen } from '../screen.ts';
import { answerAfter } from './answering.ts';
import { createCommands } from './commands.ts';
import { drawTable, isAnswering } from './draw-table.ts';
import { endSide } from './end-side.ts';
import { createGame, type Game } from './game.ts';
import { drawCover } from './hand-over.ts';
import { isTyped, type KeyMeaning, keyMeaning, rowPasted } from './key-meaning.ts';
import { keysSide } from './keys-side.ts';
import { menuSide } from './menu-side.ts';
import { keysOf } from './palette.ts';
import { contextOf } from './rounds.ts';
import { type PlayContext, questionSide, type Side } from './side.ts';

/** Milliseconds between two looks at a running clock. */
const TICK = 1000;

/** Rows a key scrolls by. */
const SCROLL = 4;

export interface PlayScreen extends Screen {
  readonly game: Game;
}

/** `around` is what there is besides the match. */
export function createPlayScreen(app: App, table: Table, around: Surroundings | null = null): PlayScreen {
  const game = createGame(app, table, around);
  let side: Side | null = null;
  /** The round whose end the player looks at. */
  let ending: Round | null = null;
  let help: Side | null = null;
  let cancelTick = () => {};
  const context: PlayContext = {
    app,
    game,
    show(next) {
      if (!next) app.say('');
      const ended = game.ended();
      side = next ?? (ended && endSide(context, ended));
      app.redraw();
    },
    goOn() {
      side = null;
      game.goOn();
      app.redraw();
    },
  };
  const commands = createCommands(context);
  const stop = table.subscribe(change);

  /** A hand-over closes whatever was open: it may show what the next eyes must not see. */
  function change(): void {
    if (table.snapshot().eyes.kind === 'covered') {
      side = null;
      commands.reset();
      app.say('');
    }
    game.changed();
    const ended = game.ended();
    if (ended && ended !== ending) side = endSide(context, ended);
    ending = ended;
    app.redraw();
  }

  function tick({ state, seat }: Look): void {
    cancelTick();
    const duty = ownDuty(state, seat);
    if (duty && timeLeft(state, seat, duty, table.now()) !== null)
      cancelTick = app.clock.wake(app.clock.now() + TICK, app.redraw);
  }

  function press(key: Key): void {
    const look = game.look();
    const asks = key.kind === 'sign' && key.sign === '?';
    if (asks && look && side !== help) openHelp();
    else if (side) side.press(key);
    else if (!look) pressCover(key);
    else if (!commands.takesDigit(look, key) && !pressAnswer(look, key)) pressBoard(look, key);
  }

  function meaningOf({ speaker, draft: row }: Look, key: Key): KeyMeaning | null {
    const scene = { letters: commands.letters(), language: app.language(), pegs: speaker.edition };
    return keyMeaning(key, { ...scene, draft: row });
  }

  function openHelp(): void {
    help = keysSide(context);
    context.show(help);
  }

  function pressBoard(look: Look, key: Key): void {
    const meaning = meaningOf(look, key);
    if (!meaning) return;
    if (isTyped(meaning) || (table.hasTypedAhead() && meaning.kind !== 'menu')) typed(key);
    else act(look, meaning);
  }

  /** What a key means is decided when its turn comes, as if it had been pressed no sooner. */
  function typed(key: Key): void {
    table.inTurn(() => {
      const look = game.look();
      const meaning = look && meaningOf(look, key);
      if (meaning) act(look, meaning);
      app.redraw();
    });
  }

  function pressCover(key: Key): void {
    if (key.kind !== 'named') return;
    if (key.name === 'enter') table.uncover();
    if (key.name === 'escape') app.back();
  }

  function pressAnswer(look: Look, key: Key): boolean {
    const board = look.state.round.boards.find(({ maker }) => maker === look.seat);
    if (!board || !isAnswering(game, look)) return false;
    const after = answerAfter(game.desk().answering, keysOf(look.speaker), board.holes, key);
    if (after && look.sending) app.say(draftFaultText(look.speaker, { kind: 'still-sending' }));
    else if (after) game.desk().answering = after;
    return after !== null;
  }

  function act(look: Look, meaning: KeyMeaning): void {
    const desk = game.desk();
    const hides = ownDuty(look.state, look.seat)?.kind === 'hide';
    switch (meaning.kind) {
      case 'command':
        commands.run(look, meaning.command);
        break;
      case 'place':
        draft({ type: 'kind', kind: meaning.value, facet: null, hole: null });
        break;
      case 'row':
        for (const intent of rowPasted(meaning)) draft(intent);
        break;
      case 'fill':
        fill(look, meaning.value);
        break;
      case 'step':
        draft({ type: 'step', by: meaning.by });
        break;
      case 'scroll':
        desk.back = Math.max(0, desk.back - meaning.by * SCROLL);
        break;
      case 'take-back':
        draft({ type: 'take-back' });
        break;
      case 'take-out':
        draft({ type: 'take-out', hole: null });
        break;
      case 'submit':
        submit();
        break;
      case 'menu':
        if (commands.letters()) commands.setLetters(look, false);
        else if (desk.correcting) desk.correcting = false;
        else context.show(menuSide(context));
        break;
      case 'chance':
        if (hides) game.drawByChance();
        break;
      case 'blanks':
        if (hides && look.state.terms.edition.blanks === 'choice') desk.blanks = !desk.blanks;
        break;
    }
  }

  function point(intent: DraftIntent): void {
    table.inTurn(() => draft(intent));
  }

  function draft(intent: DraftIntent): void {
    if (game.intend(intent)) app.say('');
    game.desk().back = 0;
  }

  function fill({ draft: row, words, speaker }: Look, peg: number): void {
    if (row?.spec.facets.length !== 1 || !game.intend({ type: 'fill', peg })) return;
    app.say(words.keys.filled(pegName(app.language(), speaker.edition, peg)));
  }

  function submit(): void {
    commands.reset();
    const question = game.submit();
    if (question === null) return;
    const { change: again, sendAnyway } = game.words().row;
    const send = () => {
      context.show(null);
      game.submit(true);
    };
    const answers = [
      { label: again, choose: () => context.show(null) },
      { label: sendAnyway, choose: send },
    ];
    context.show(questionSide(context, question, answers));
  }

  change();
  return {
    game,
    heading() {
      const look = game.look();
      if (!look) return playTexts(app.language()).handOver.title;
      return contextOf(app.language(), look.words.title, look.state, look.round);
    },
    aside() {
      const look = game.look();
      if (around) return around.presence(app.language());
      return look?.round.boards.length === 1 ? boardModel(look, 0).name : '';
    },
    takesHelp: () => game.look() !== null,
    keys: () => side?.keys() ?? lastLine(app, game),
    draw(canvas, area) {
      const look = game.look();
      if (!look) {
        const { seat } = table.snapshot().eyes;
        const name = sitterName(table.card, app.language(), seat) ?? '';
        return drawCover(canvas, area, { app, name, lift: table.uncover });
      }
      tick(look);
      const beside = drawTable(canvas, area, { app, game, look, compose: side ? null : point });
      side?.draw(canvas, beside);
    },
    press,
    async close() {
      cancelTick();
      commands.reset();
      stop();
      await table.close();
    },
  };
}

/** The keys that matter now. */
function lastLine(app: App, game: Game): string {
  const { keys } = terminalScreenTexts(app.language());
  const look = game.look();
  if (!look) return keys.cover;
  if (isAnswering(game, look)) return keys.answer;
  const duty = ownDuty(look.state, look.seat);
  if (duty?.kind === 'hide') return keys.code;
  return duty?.kind === 'place' ? keys.place : keys.wait;
}
