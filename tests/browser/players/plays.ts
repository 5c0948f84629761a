// A whole game of one person against the house, for any edition, role, language and input.

import {
  allRounds,
  brailleEdition,
  type Code,
  drawCode,
  duelEdition,
  type Edition,
  HOUSE,
  type Marker,
  PERSON,
  seededDice,
  shapesEdition,
  specFor,
  standardTerms,
  superEdition,
  type Terms,
} from '@blackpeg/rules';
import { type Detail, type Language, playTexts } from '@blackpeg/wording';
import { expect } from '@playwright/test';
import type { Settings } from '../../../apps/web/src/app/settings.ts';
import { tableFor } from '../../../core/rules/src/table.testing.ts';
import type { App } from '../fixtures/app.ts';
import { furnish, type Sitter } from '../states/storage.ts';
import { expectAllSaid, expectRound } from './checks.ts';
import { earHands } from './ear-hands.ts';
import { OTHER, YOU } from './game.ts';
import type { Hands } from './hands.ts';
import { keyboardHands } from './keyboard-hands.ts';
import { truthOf } from './log.ts';
import type { Player } from './player.ts';
import { breakCode, duel, holdCode } from './rounds.ts';
import { byBoard, byEar } from './sense.ts';
import { sitDown } from './setting-up.ts';
import { touchHands } from './touch-hands.ts';

export const HANDS = ['keyboard', 'touch', 'ear'] as const;
export type HandsName = (typeof HANDS)[number];

/** Breaker: alone, against a code of the house. Maker: the first round of a match. Both: the whole match. */
export type Role = 'breaker' | 'maker' | 'both';

export interface Play {
  readonly edition: Edition;
  readonly role: Role;
  readonly language: Language;
  readonly hands: HandsName;
  readonly marker?: Marker;
  readonly detail?: Detail;
}

export const STANDARD = {
  super: superEdition(),
  duel: duelEdition(),
  braille: brailleEdition(),
  shapes: shapesEdition('1'),
} as const;
/** If the size does not matter. */
export const SMALL = superEdition({ holes: 3, colours: 4 });

/** The window it is played in: a finger has a phone. */
export function windowFor(hands: HandsName): '@phone' | '@desktop' {
  return hands === 'touch' ? '@phone' : '@desktop';
}

export function nameOf({ edition, role, language, hands, marker = 'automatic' }: Play): string {
  const size = edition.holes.join(' and ');
  return `${edition.name} (${size}) as ${role}, marked ${marker}, in ${language}, by ${hands} ${windowFor(hands)}`;
}

/** Sets up a table, or starts at a stored one, and plays; the log agrees with what was played, and all of it was announced. */
export async function playThrough(app: App, play: Play, sitDown: typeof seat = seat): Promise<void> {
  const player = await sitDown(app, play, termsFor(play));
  const { detail = 'full' } = play;
  if (player.terms.form === 'duel') await playDuel(player);
  else await playClassic(player, play.role);
  await expectAllSaid(player, detail);
}

/** At the table, before the first move; the way there is through the set-up. */
export async function seat(app: App, play: Play, terms: Terms, settings = {}): Promise<Player> {
  const player = playerOf(app, play, terms);
  await app.open({ screen: 'set-up', edition: play.edition.name }, { ...settingsOf(play), ...settings });
  await sitDown(app, player.hands, player);
  return player;
}

/** A page that shows several tables in turn identifies each by its name. */
let seated = 0;

/** The same at a stored table, for tests that are not about the way there. */
export async function seatAtKept(app: App, play: Play, terms: Terms): Promise<Player> {
  const table = tableFor(terms);
  // One that none of the tests guesses.
  if (terms.form === 'solitaire') table.hide('house', secretFor(terms));
  const sitters = terms.seats.map(
    ({ player }): Sitter =>
      player === 'person' ? { kind: 'person', name: null } : { kind: 'house', level: 'master' },
  );
  seated += 1;
  const match = `kept-${seated}`;
  const card = { origin: { kind: 'set-up' }, sitters, madeAt: Date.now() } as const;
  await furnish(app, { matches: [{ match, log: table.log, card }] });
  await app.open({ screen: 'play', match }, settingsOf(play));
  await app.page.locator('.board').first().waitFor();
  return playerOf(app, play, terms);
}

function settingsOf({ language, detail = 'full' }: Play): Partial<Settings> {
  return { language, detail, housePace: 'at-once', sound: false };
}

function playerOf(app: App, play: Play, terms: Terms): Player {
  const game = { language: play.language, terms };
  const sense = play.hands === 'touch' ? byBoard(app, game) : byEar(app, game);
  return { ...game, app, hands: handsFor(app, play), sense };
}

export function handsFor(
  app: App,
  { edition, language, hands }: Pick<Play, 'edition' | 'language' | 'hands'>,
): Hands {
  const table = { page: app.page, language, edition };
  switch (hands) {
    case 'keyboard':
      return keyboardHands(table);
    case 'touch':
      return touchHands(table);
    case 'ear':
      return earHands(app, table);
  }
}

/** A code for the other side to find. */
function secretFor({ edition }: Terms): Code {
  return drawCode(specFor(edition, OTHER, edition.blanks !== 'off'), seededDice(3));
}

function termsFor({ edition, role, marker = 'automatic' }: Play): Terms {
  const form = edition.name === 'duel' ? 'duel' : role === 'breaker' ? 'solitaire' : 'classic';
  const seats = form === 'solitaire' ? [PERSON] : [PERSON, HOUSE];
  return standardTerms(edition, { form, seats, marker, firstMaker: 0 });
}

async function playDuel(player: Player): Promise<void> {
  const { own, theirs } = await duel(player, secretFor(player.terms), seededDice(5));
  await expectRound(player, 0, { [YOU]: own, [OTHER]: theirs });
}

async function playClassic(player: Player, role: Role): Promise<void> {
  const { terms, hands, app } = player;
  if (role === 'breaker') {
    await expectRound(player, 0, { [YOU]: await breakCode(player, seededDice(7)) });
    return;
  }
  const secret = secretFor(terms);
  await expectRound(player, 0, { [OTHER]: await holdCode(player, secret) });
  if (role === 'maker') return;
  await hands.press(playTexts(player.language).end.swap);
  await expectRound(player, 1, { [YOU]: await breakCode(player, seededDice(7)) });
  const state = await truthOf(app.page);
  expect(allRounds(state)[0]?.boards[0]?.secret?.code).toEqual(secret);
  expect(state.result).not.toBeNull();
}
