// What must be true of a finished round: what the player knows, what the log contains, what was announced.

import {
  allRounds,
  beginMatch,
  evolve,
  type MatchEvent,
  type MatchState,
  type Round,
  redact,
  standings,
} from '@blackpeg/rules';
import { happeningSaid, USUAL_SPEECH } from '@blackpeg/screens/play';
import type { Happening } from '@blackpeg/session';
import { type Detail, outcomeText, resultText, secretText, standingsText } from '@blackpeg/wording';
import { expect } from '@playwright/test';
import { speakerIn, YOU } from './game.ts';
import { logOf, truthOf } from './log.ts';
import type { Player } from './player.ts';
import type { Rows } from './rounds.ts';

/** E1: the rows as the player knows them are the rows of the log, by breaker. */
export async function expectRound(
  player: Player,
  index: number,
  boards: Readonly<Record<number, Rows>>,
): Promise<Round> {
  const state = await truthOf(player.app.page);
  const round = allRounds(state)[index];
  if (!round) throw new Error(`There is no round ${index}.`);
  for (const { breaker, rows } of round.boards) {
    const known = boards[breaker];
    if (known) expect(rows.map(({ guess, mark }) => ({ guess, mark }))).toEqual(known);
  }
  expect(round.outcome).not.toBeNull();
  await expectEnding(player, state, round);
  return round;
}

/** Everybody sees the end of a round: the result, the codes, the score. */
async function expectEnding(player: Player, state: MatchState, round: Round): Promise<void> {
  const { app, terms } = player;
  const speaker = speakerIn(player);
  const over = state.result !== null && round === state.round;
  const end = app.page.locator('[data-end]');
  await expect(end).toBeVisible();
  if (over && state.result && state.result.kind !== 'finished')
    await expect(end).toContainText(resultText(speaker, state.result));
  if (round.outcome) await expect(end).toContainText(outcomeText(speaker, round, round.outcome));
  for (const board of round.boards) await expect(end).toContainText(secretText(speaker, board));
  if (terms.scoring !== 'none') {
    await expect(end).toContainText(standingsText(speaker, terms.scoring, standings(state)));
  }
}

/** E2: every event since the player's first move was said, once and in order, though no sound was made. */
export async function expectAllSaid(player: Player, detail: Detail): Promise<void> {
  const log = await logOf(player.app.page);
  const begun = log.findIndex((event) => event.type === 'code-hidden' && event.maker === YOU);
  const first = begun < 0 ? log.findIndex(({ type }) => type === 'guess-placed') : begun;
  await player.app.hearsInOrder(sentencesOf(player, log, first, detail));
}

function sentencesOf(
  player: Player,
  log: readonly MatchEvent[],
  from: number,
  detail: Detail,
): readonly string[] {
  const speaker = speakerIn(player);
  const [opened, ...others] = log;
  if (opened?.type !== 'match-opened') throw new Error('The log does not begin with a match.');
  let truth = beginMatch(opened);
  let view = beginMatch(opened);
  const sentences: string[] = [];
  const manner = { language: player.language, detail, byLines: false, ...USUAL_SPEECH };
  const textsOf = (happening: Pick<Happening, 'event' | 'after'>) =>
    happeningSaid(speaker, manner, happening).map(({ text }) => text);
  for (const [index, event] of others.entries()) {
    const shown = redact(truth, event, YOU);
    truth = evolve(truth, event);
    view = evolve(view, shown);
    if (index + 1 >= from) sentences.push(...textsOf({ event: shown, after: view }));
  }
  return sentences.filter((sentence) => sentence !== '');
}
