// One table at this terminal: what is seen of it now, and what its player can do with it.

import { drawCode, type Feedback, isQuestion, type MatchState, type Round, type Seat } from '@blackpeg/rules';
import {
  type Happening,
  type Hiding,
  type Intent,
  type Objection,
  ownDuty,
  PLAIN_HIDING,
} from '@blackpeg/session';
import type { Table } from '@blackpeg/table';
import { type PlayWords, playTexts, type Speaker, speakerOf, violationText } from '@blackpeg/wording';
import type { Surroundings } from '../../game/around.ts';
import { happeningText, whyNot } from '../../game/hearing.ts';
import type { Look } from '../board-model.ts';
import type { App } from '../screen.ts';
import { NO_ANSWER } from './answering.ts';
import { type Desk, freshRound, newDesk } from './desk.ts';
import { createNews } from './news.ts';
import { endedRound, roundsEnded } from './rounds.ts';

export interface Game {
  readonly table: Table;
  /** Null where everybody is here. */
  readonly around: Surroundings | null;
  /** Null while the terminal is covered. */
  look(): Look | null;
  desk(): Desk;
  words(): PlayWords;
  /** The round that is over, while its player has not gone on from it. */
  ended(): Round | null;
  goOn(): void;
  /** Gives whether it came to something. */
  intend(intent: Intent): boolean;
  /** Enter: the row goes, the code is hidden, the answer given. Gives a question where one is asked first. */
  submit(confirmed?: boolean): string | null;
  drawByChance(): void;
  /** To be called after every change of the table. */
  changed(): void;
  /** Events come in bunches: each is said, the newest last. */
  hear(happening: Happening, fresh: boolean, seat: Seat): void;
}

export function createGame(app: App, table: Table, around: Surroundings | null): Game {
  const desks = new Map<Seat, Desk>();
  /** The last objection that was said. */
  let told: Objection | null = table.snapshot().objection;

  function deskOf(state: MatchState, seat: Seat): Desk {
    const desk = desks.get(seat) ?? newDesk(state);
    desks.set(seat, desk);
    return desk;
  }

  function speaker(state: MatchState, seat: Seat): Speaker {
    return speakerOf(table.card, app.language(), state.terms.edition, seat);
  }

  function look(): Look | null {
    const { state, draft, pending, eyes } = table.snapshot();
    if (!state) return null;
    const { seat } = eyes;
    const desk = deskOf(state, seat);
    return {
      state,
      round: endedRound(state, desk.seen) ?? state.round,
      seat,
      draft,
      sending: pending.some(({ action }) => action.type !== 'see'),
      covered: desk.covered,
      speaker: speaker(state, seat),
      words: playTexts(app.language()),
    };
  }

  function seen(): Look {
    const now = look();
    if (!now) throw new Error('Nobody looks at a covered table.');
    return now;
  }

  function desk(): Desk {
    const { state, seat } = seen();
    return deskOf(state, seat);
  }

  function intend(intent: Intent): boolean {
    const outcome = table.intend(intent);
    return outcome.kind === 'action' || outcome.kind === 'draft';
  }

  function hiding(): Hiding {
    const { state } = seen();
    const { blanks, palmed } = desk();
    return {
      ...PLAIN_HIDING,
      blanks: state.terms.edition.blanks === 'choice' ? blanks : null,
      palmed: state.terms.supply === null ? null : palmed,
    };
  }

  function answer(feedback: Feedback, confirmed: boolean): string | null {
    const { speaker: to } = seen();
    const outcome = table.intend({ type: desk().correcting ? 'correct' : 'mark', feedback, confirmed });
    if (outcome.kind === 'refused' && isQuestion(outcome.violation))
      return violationText(to, outcome.violation);
    if (outcome.kind === 'action') Object.assign(desk(), { answering: NO_ANSWER, correcting: false });
    return null;
  }

  /** Why something did not happen is said once, whoever refused it and whenever that comes. A question is asked instead. */
  function changed(): void {
    const { objection, draft } = table.snapshot();
    const now = look();
    if (objection === told || !now) return;
    told = objection;
    if (!objection || (objection.from === 'rules' && isQuestion(objection.violation))) return;
    news.object(whyNot(now.speaker, draft, objection));
  }

  const news = createNews(app, () => look() !== null);

  return {
    table,
    around,
    look,
    desk,
    words: () => playTexts(app.language()),
    ended() {
      const now = look();
      return now && now.round.outcome !== null ? now.round : null;
    },
    goOn() {
      const { state } = seen();
      const { later } = desk();
      Object.assign(desk(), freshRound(state), { seen: roundsEnded(state) });
      app.say(...later);
    },
    intend,
    submit(confirmed = false) {
      const { state, seat } = seen();
      if (desk().correcting || ownDuty(state, seat)?.kind === 'mark')
        return answer(desk().answering.feedback, confirmed);
      intend({ type: 'submit', hiding: hiding() });
      return null;
    },
    drawByChance() {
      const { draft, state } = seen();
      if (!draft) return;
      intend({ type: 'clear' });
      // Unless they were said to be possible, blanks would have to be said so afterwards.
      const without = state.terms.edition.blanks === 'choice' && desk().blanks !== true;
      const facets = draft.spec.facets.map((facet) => (without ? { ...facet, blank: false } : facet));
      for (const [hole, peg] of drawCode({ ...draft.spec, facets }, app.services.dice).entries())
        intend({ type: 'peg', peg, hole });
    },
    changed,
    hear(happening, fresh, seat) {
      const { event, after } = happening;
      const text = fresh
        ? happeningText(table.card, app.language(), app.settings().detail, seat, happening)
        : '';
      const desk = deskOf(after, seat);
      // Of the next round nothing is said before its player goes on to it.
      const isLater = after.round.outcome === null && endedRound(after, desk.seen) !== null;
      if (text === '') return;
      if (isLater) desk.later = [...desk.later, text];
      else news.tell(event.type, text);
    },
  };
}
