// An online table's company as a menu has it: who is there, phrases, being away, seals, a rematch.

import { PHRASES } from '@blackpeg/protocol';
import type { OnlineTable } from '@blackpeg/table/online';
import {
  type Language,
  type OnlineWord,
  playTexts,
  tableTexts,
  terminalOnlineTexts,
} from '@blackpeg/wording';
import type { Deed, Surroundings } from '../screen/play/side-panel.ts';
import { type AwayAct, mayAct } from './absence.ts';
import { lagTexts, presenceShort, presenceTexts, saidText, speakerAt } from './company-texts.ts';
import { inviteTexts } from './invite.ts';
import type { PhraseSwitch } from './phrase-switch.ts';
import { wholeSeals } from './seals.ts';

export interface SurroundingPorts {
  readonly table: OnlineTable;
  readonly server: string;
  readonly code: string;
  readonly phrases: PhraseSwitch;
  say(text: string): void;
}

export function surroundingsOf(ports: SurroundingPorts): Surroundings {
  const { table } = ports;
  return {
    presence: (language) => presenceShort(table, speakerAt(table, language)),
    deeds: (language) => [
      ...awayDeeds(ports, language),
      telling(ports, tableTexts(language).here.heading, companyText(ports, language)),
      ...(table.seat === null ? [] : seatDeeds(ports, language)),
      phrasesDeed(ports, language),
      ...sealsDeeds(ports, language),
      telling(
        ports,
        tableTexts(language).share.heading,
        inviteTexts(language, ports.server, ports.code).join(' '),
      ),
    ],
    rematch(language) {
      const { over } = tableTexts(language);
      const isOver = table.snapshot().state?.phase === 'closed';
      if (table.seat === null || !isOver) return null;
      const wanted = !table.wantsRematch();
      return done(wanted ? over.rematch : over.wanted, () => table.tell({ type: 'rematch', wanted }));
    },
    leaving(language) {
      const { here } = tableTexts(language);
      return table.seat === null ? here.stopWatching : here.leave;
    },
  };
}

/** Chosen, it is done. */
function done(label: string, act: () => void): Deed {
  return {
    label,
    choose() {
      act();
      return null;
    },
  };
}

function telling({ say }: SurroundingPorts, label: string, text: string): Deed {
  return { ...done(label, () => say(text)), text };
}

function companyText({ table }: SurroundingPorts, language: Language): string {
  const speaker = speakerAt(table, language);
  return [...presenceTexts(table, speaker), ...lagTexts(table, speaker)].join(' ');
}

function seatDeeds(ports: SurroundingPorts, language: Language): readonly Deed[] {
  const { table, say } = ports;
  const { talk } = tableTexts(language);
  const { visit } = terminalOnlineTexts(language);
  const phrases = PHRASES.map((phrase) =>
    done(talk.phrases[phrase], () => {
      table.tell({ type: 'say', phrase });
      if (table.seat !== null) say(saidText(speakerAt(table, language), table.seat, phrase));
    }),
  );
  const isAway = table.isAway();
  return [
    { label: talk.heading, choose: () => phrases },
    done(about(language, isAway ? 'back' : 'away'), () => {
      table.tell({ type: 'presence', here: isAway });
      say(isAway ? visit.backNow : visit.awayNow(terminalOnlineTexts(language).typed.back[0]));
    }),
  ];
}

function phrasesDeed({ phrases, say }: SurroundingPorts, language: Language): Deed {
  const { talk } = terminalOnlineTexts(language);
  return done(about(language, 'phrases'), () => {
    phrases.set(!phrases.isOn());
    say(phrases.isOn() ? talk.on : talk.off);
  });
}

function sealsDeeds(ports: SurroundingPorts, language: Language): readonly Deed[] {
  const { table } = ports;
  const { state } = table.snapshot();
  if (!state) return [];
  const texts = wholeSeals(speakerAt(table, language), state);
  return [telling(ports, tableTexts(language).seals.heading, texts.join(' '))];
}

/** E6: only when the rules allow it, and asked once more. */
function awayDeeds({ table }: SurroundingPorts, language: Language): readonly Deed[] {
  const { away } = tableTexts(language);
  const { state } = table.snapshot();
  const { seat } = table;
  if (!state || seat === null) return [];
  const { question } = playTexts(language).ask;
  const acts: readonly (readonly [AwayAct, string, string])[] = [
    ['take-round', away.takeRound, away.takeRoundText],
    ['abandon-match', away.abandon, away.abandonText],
  ];
  return acts
    .filter(([type]) => mayAct(state, seat, type, table.now()))
    .map(([type, label, text]) => ({
      label,
      text,
      heading: `${question(label)} ${text}`,
      choose: () => [done(away.wait, () => {}), done(label, () => void table.intend({ type }))],
    }));
}

/** As an item of a menu. */
function about(language: Language, word: OnlineWord): string {
  const text = terminalOnlineTexts(language).abouts[word];
  return text.charAt(0).toUpperCase() + text.slice(1);
}
