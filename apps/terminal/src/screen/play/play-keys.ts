// What keys do at a table, and which panel gets them first.

import {
  compose,
  type PlayQuestion,
  type PlayScreen,
  type PlaySettings,
  type TableView,
} from '@blackpeg/screens/play';
import { type Answering, answerAfter } from '../board/palette.ts';
import type { Spoken } from '../frame/follow-screen.ts';
import { isNamed, type Key, type KeyName, letterOf, pressOf } from '../terminal/keys.ts';
import { keysPanel, menuPanel } from './panels.ts';
import { type PlayContext, questionPanel, type SidePanel } from './side-panel.ts';

/** Rows a key scrolls by. */
const SCROLL = 4;

export interface Playing extends PlayContext {
  readonly screen: PlayScreen;
  readonly spoken: Spoken;
  /** The result of a finished round. */
  readonly ending: SidePanel;
  settings: PlaySettings;
  /** The open panel; null for the board, and at the end of a round for its result. */
  panel: SidePanel | null;
  help: SidePanel | null;
  asked: { readonly question: PlayQuestion; readonly panel: SidePanel } | null;
  seen: ReturnType<PlayScreen['current']>;
  /** How far the player has scrolled back, and the current key of an answer. */
  back: number;
  at: number;
}

/** What gets keys before the board. */
export function inFront(playing: Playing): SidePanel | null {
  const { help, panel, ending } = playing;
  const now = playing.view();
  if (help !== null && panel === help) return help;
  if (now?.question) return askedPanel(playing, now.question);
  return panel ?? (now?.end ? ending : null);
}

/** Escape changes nothing. An answered confirmation is no longer shown. */
function askedPanel(playing: Playing, question: PlayQuestion): SidePanel {
  if (playing.asked?.question === question) return playing.asked.panel;
  const act: Playing['do'] = (command) => {
    playing.app.say('');
    playing.do(command);
  };
  const answers = question.answers.map(({ label, command }) => ({ label, choose: () => act(command) }));
  const list = questionPanel(playing, question.text, answers);
  const leave = question.answers[0]?.command;
  const panel = {
    ...list,
    press: (key: Key) => (leave && isNamed(key, 'escape') ? act(leave) : list.press(key)),
  };
  playing.asked = { question, panel };
  return panel;
}

export function pressKey(playing: Playing, key: Key): void {
  const front = inFront(playing);
  const now = playing.view();
  const isOpen = playing.help !== null && playing.panel === playing.help;
  if (letterOf(key) === '?' && now && !isOpen) {
    playing.help = keysPanel(playing);
    playing.show(playing.help);
  } else if (front) front.press(key);
  else if (!now) pressCover(playing, key);
  else if (!pressAnswer(playing, now, key)) pressBoard(playing, now, key);
}

function pressCover({ app, screen }: Playing, key: Key): void {
  if (isNamed(key, 'enter')) screen.do({ type: 'uncover' });
  if (isNamed(key, 'escape')) app.back();
}

function pressAnswer(playing: Playing, { answer }: TableView, key: Key): boolean {
  const now = answer && { feedback: answer.feedback, at: playing.at };
  const after = now && answerAfter(now, answer.keys, answer.holes, key);
  if (after) setAnswer(playing, after);
  return after !== null;
}

export function setAnswer(playing: Playing, { at, feedback }: Answering): void {
  playing.at = at;
  playing.screen.do({ type: 'answer', feedback });
  playing.app.redraw();
}

function pressBoard(playing: Playing, now: TableView, key: Key): void {
  const { screen } = playing;
  const pressed = pressOf(key);
  if (key.kind === 'paste' && now.composer) screen.do({ type: 'paste', text: key.text });
  else if (pressed && screen.takes(pressed)) screen.do({ type: 'press', press: pressed });
  else if (key.kind === 'named') pressNamed(playing, now, key.name);
}

function pressNamed(playing: Playing, { answer }: TableView, name: KeyName): void {
  const { screen } = playing;
  if (name === 'left' || name === 'right') screen.do(compose({ type: 'step', by: name === 'left' ? -1 : 1 }));
  if (name === 'page-up' || name === 'wheel-up') playing.back += SCROLL;
  if (name === 'page-down' || name === 'wheel-down') playing.back = Math.max(0, playing.back - SCROLL);
  if (name === 'escape' && answer?.keep) screen.do(answer.keep.command);
  else if (name === 'escape') playing.show(menuPanel(playing));
  playing.app.redraw();
}
