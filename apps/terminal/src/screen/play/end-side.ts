// A round is over: how it came out, and what may be done next.

import { allRounds, type Feedback, type Round, standings } from '@blackpeg/rules';
import { answerText, awardTexts, closedText, outcomeText, standingsText } from '@blackpeg/wording';
import { listToMenu } from '../last-line.ts';
import { createList, type Item } from '../list.ts';
import { createReviewScreen } from '../review-screen.ts';
import { deedItem, menuSide } from './menu-side.ts';
import { whatFollows } from './rounds.ts';
import { clear, createWords, type PlayContext, type Side } from './side.ts';

export function endSide(table: PlayContext, round: Round): Side {
  const { app } = table;
  const list = createList(() => items(table, round));
  const text = endTexts(table, round);
  const words = createWords(
    () => text,
    () => items(table, round).length,
  );
  return {
    keys: () => listToMenu(app.language()),
    draw(canvas, area) {
      const theme = app.theme();
      clear(canvas, area);
      list.draw(
        canvas,
        words.draw(canvas, area, (line) => (line === 0 ? theme.accent : {})),
        theme,
      );
    },
    press(key) {
      if (words.press(key) || list.press(key)) return;
      if (key.kind === 'named' && key.name === 'escape') table.show(menuSide(table));
      if (key.kind === 'sign' && key.sign.toLowerCase() === 'a') app.say(text.join(' '));
    },
  };
}

function endTexts({ game }: PlayContext, round: Round): readonly string[] {
  const look = game.look();
  if (!look || !round.outcome) return [];
  const { state, speaker, words } = look;
  const { scoring } = state.terms;
  const answer = (feedback: Feedback) => answerText(speaker.language, speaker.edition.name, feedback);
  const wrong = round.faults.map(({ row, given, right }) =>
    words.board.wrongWas(row + 1, answer(given), answer(right)),
  );
  const result =
    state.result && round === state.round ? [closedText(speaker, { result: state.result, round })] : [];
  return [
    ...result,
    outcomeText(speaker, round, round.outcome),
    ...wrong,
    ...awardTexts(speaker, scoring, round.outcome, round.awards),
    ...(scoring === 'none' ? [] : [standingsText(speaker, scoring, standings(state))]),
  ];
}

function items(table: PlayContext, round: Round): readonly Item[] {
  const { app, game } = table;
  const look = game.look();
  if (!look) return [];
  const { state, words } = look;
  const { end } = words;
  const review: Item = {
    label: end.review,
    choose: () => app.open(createReviewScreen(app, card, state, allRounds(state).indexOf(round))),
  };
  const { around } = game;
  const { card } = game.table;
  const home: Item = { label: around?.leaving(app.language()) ?? end.home, choose: app.back };
  const follows = whatFollows(state, round);
  if (follows !== 'nothing') {
    return [{ label: end[follows], choose: table.goOn }, review, home];
  }
  const next = around?.rematch(app.language());
  if (next) return [deedItem(table, next), review, home];
  const alone = state.terms.form === 'solitaire';
  const again: Item = {
    label: alone ? end.once : end.rematch,
    ...(alone ? {} : { note: end.rematchNote }),
    choose: () => app.leadsOn(rematch(table)),
  };
  return card.origin.kind === 'set-up' ? [again, review, home] : [review, home];
}

async function rematch({ app, game }: PlayContext): Promise<void> {
  const look = game.look();
  if (!look) return;
  const made = await app.services.tables.rematch(game.table.card, look.state);
  if (made.ok) app.play(made.value, 'replace');
}
