// A match told again: every event in words, with the picture one viewer had after it, and the result.

import { draw } from '@blackpeg/notation';
import { beginMatch, evolve, type MatchEvent, type MatchState, redact, type Viewer } from '@blackpeg/rules';
import { announce, type Language, plainSpeaker, scoreText, seatName, terminalTexts } from '@blackpeg/wording';
import type { MatchFile } from './match-file.ts';

/** Piece by piece, so that a long match is never held as one text. */
export function* retell(language: Language, { terms, events }: MatchFile, viewer: Viewer): Generator<string> {
  const speaker = plainSpeaker(language, terms, viewer === 'spectator' ? null : viewer);
  const { replay } = terminalTexts(language);
  let scene: Scene | null = null;
  for (const [index, event] of events.entries()) {
    scene = nextScene(scene, event, viewer);
    if (scene === null) continue;
    const sentence = announce(speaker, scene.seen, scene.event, 'full') || silentText(language, scene.event);
    yield `${replay.event(index + 1, sentence)}\n${draw(scene.seen)}\n`;
  }
  if (scene === null) return;
  const { seen } = scene;
  yield `${seen.result === null ? replay.unfinished : replay.result(scoreText(speaker, seen))}\n`;
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

/** Nobody at the table hears that somebody has seen something; who reads a log does. */
function silentText(language: Language, event: MatchEvent): string {
  return event.type === 'seen'
    ? terminalTexts(language).replay.seen(seatName(language, event.seat))
    : event.type;
}
