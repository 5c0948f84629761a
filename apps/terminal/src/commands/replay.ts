// `blackpeg replay`: a match event by event as one viewer saw it, or checked against the rules.

import {
  beginMatch,
  dutyOf,
  err,
  evolve,
  type MatchEvent,
  type MatchState,
  ok,
  type Result,
  redact,
  type Terms,
  trayLeft,
  type Viewer,
} from '@blackpeg/rules';
import {
  announce,
  dutyText,
  earlierRulesText,
  type Language,
  plainSpeaker,
  presenceText,
  rowText,
  type Speaker,
  scoreText,
  seatName,
  secretText,
  terminalTexts,
  trayText,
  whoIs,
} from '@blackpeg/wording';
import { command, type Speaking } from '../command-line/command.ts';
import { faultText, type UsageFault } from '../command-line/fault.ts';
import { readText } from '../command-line/files.ts';
import { badInput, DONE, type Outcome } from '../command-line/io.ts';
import { type MatchFile, matchFaultText, parseMatch } from './match-file.ts';

export const replay = command({
  name: 'replay',
  takes: ['file'],
  options: { as: { takes: 'viewer' }, verify: {} },
  apart: [['as', 'verify']],
  run: async ({ values, positionals: [file = '-'], console, language }) => {
    const match = parseMatch(file, await readText(file, console));
    if (!match.ok) return badInput(faultText(language, match.error));
    const viewer = parseViewer(match.value.terms, values.as ?? 'spectator');
    if (!viewer.ok) return badInput(faultText(language, viewer.error));
    if (values.verify) return verify(match.value, { console, language });
    return show(match.value, viewer.value, { console, language });
  },
});

async function verify(match: MatchFile, { console, language }: Speaking): Promise<Outcome> {
  const { replay: words } = terminalTexts(language);
  const fault = match.firstFault();
  if (fault) return { kind: 'negative', sentence: words.faulty(matchFaultText(language, match, fault)) };
  const lines = [words.verified(match.events.length), earlierRulesText(language, match.events)];
  await console.out.write(lines.map((line) => (line === null ? '' : `${line}\n`)).join(''));
  return DONE;
}

async function show(match: MatchFile, viewer: Viewer, { console, language }: Speaking): Promise<Outcome> {
  for (const text of replayTexts(language, match, viewer)) await console.out.write(text);
  const fault = match.isCut ? match.firstFault() : null;
  return fault ? { kind: 'negative', sentence: matchFaultText(language, match, fault) } : DONE;
}

function parseViewer({ seats }: Terms, given: string): Result<Viewer, UsageFault> {
  const viewers: readonly Viewer[] = [...seats.keys(), 'spectator'];
  const viewer = viewers.find((candidate) => viewerWord(candidate) === given.toLowerCase());
  if (viewer !== undefined) return ok(viewer);
  return err({ kind: 'bad-choice', option: '--as', given, known: viewers.map(viewerWord) });
}

function viewerWord(viewer: Viewer): string {
  return viewer === 'spectator' ? viewer : `seat${viewer + 1}`;
}

/** In pieces, so that a long match is never held as one text. */
function* replayTexts(language: Language, { terms, events }: MatchFile, viewer: Viewer): Generator<string> {
  const speaker = plainSpeaker(language, terms, viewer === 'spectator' ? null : viewer);
  const { replay } = terminalTexts(language);
  let scene: Scene | null = null;
  for (const [index, event] of events.entries()) {
    scene = nextScene(scene, event, viewer);
    if (scene === null) continue;
    const sentence = announce(speaker, scene.seen, scene.event, 'full') || silentText(language, scene.event);
    const picture = pictureOf(speaker, scene.seen).map((line) => `  ${line}\n`);
    yield `${replay.event(index + 1, sentence)}\n${picture.join('')}\n`;
  }
  if (scene === null) return;
  const { seen } = scene;
  yield `${seen.result === null ? replay.unfinished : replay.result(scoreText(speaker, seen))}\n`;
}

/** Score, codes, rows, what is left in the tray, who is away, and whose turn it is. */
function pictureOf(speaker: Speaker, state: MatchState): readonly string[] {
  const { boards } = state.round;
  const codes = new Set(boards.map((board) => secretText(speaker, board, state.terms.custody)));
  const rows = boards.flatMap((board) => {
    const breaker = boards.length > 1 ? whoIs(speaker, board.breaker) : null;
    return board.rows.map((_, index) => rowText(speaker, board, index, 'full', breaker));
  });
  const trays = boards.flatMap(({ breaker }) =>
    trayLeft(state, breaker) === null ? [] : [trayText(speaker, state, breaker)],
  );
  const due = [...state.terms.seats.keys(), 'house' as const].filter((who) => dutyOf(state, who) !== null);
  return [
    scoreText(speaker, state),
    ...codes,
    ...rows,
    ...trays,
    ...(state.away.length > 0 ? [presenceText(speaker, state)] : []),
    ...due.map((who) => dutyText(speaker, state, who)),
  ];
}

/** What happened as the viewer knows it, the state they have after it, and the whole one. */
interface Scene {
  readonly event: MatchEvent;
  readonly seen: MatchState;
  readonly whole: MatchState;
}

/** Null before the match is opened. */
function nextScene(before: Scene | null, event: MatchEvent, viewer: Viewer): Scene | null {
  if (before === null) {
    if (event.type !== 'match-opened') return null;
    const opened = beginMatch(event);
    return { event, seen: opened, whole: opened };
  }
  const known = redact(before.whole, event, viewer);
  return { event: known, seen: evolve(before.seen, known), whole: evolve(before.whole, event) };
}

/** At the table it is not announced that somebody has seen something; in a log it is shown. */
function silentText(language: Language, event: MatchEvent): string {
  return event.type === 'seen'
    ? terminalTexts(language).replay.seen(seatName(language, event.seat))
    : event.type;
}
