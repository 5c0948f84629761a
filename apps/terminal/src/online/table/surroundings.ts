// An online table's company as a menu: who is there, phrases, being away, seals, a rematch.

import type { CompanyCommand, CompanyScreen, CompanyView } from '@blackpeg/screens/online-table';
import type { OnlineTable } from '@blackpeg/table/online';
import {
  type Language,
  type OnlineWord,
  playTexts,
  tableTexts,
  terminalOnlineTexts,
} from '@blackpeg/wording';
import type { SideAction, Surroundings } from '../../screen/play/side-panel.ts';
import { inviteTexts } from '../invite.ts';

export interface SurroundingPorts {
  readonly table: OnlineTable;
  readonly company: CompanyScreen;
  readonly server: string;
  readonly code: string;
  say(text: string): void;
}

export function surroundingsOf(ports: SurroundingPorts): Surroundings {
  const { table, company } = ports;

  function viewIn(language: Language): CompanyView {
    company.take({ type: 'language', language });
    return company.current();
  }

  return {
    presence: (language) => viewIn(language).label,
    actions(language) {
      const { here, seals, share } = tableTexts(language);
      const view = viewIn(language);
      const { who, lags } = view.told;
      const invitation = inviteTexts(language, ports.server, ports.code);
      return [
        ...awayActions(company, view, language),
        telling(ports, here.heading, [...who, ...lags]),
        ...(table.seat === null ? [] : seatDeeds(ports, view, language)),
        commanding(company, about(language, 'phrases'), { type: 'switch-phrases' }),
        ...personActions(company, view),
        telling(ports, seals.heading, view.told.seals),
        telling(ports, share.heading, invitation),
      ];
    },
    rematch(language) {
      const own = viewIn(language).rematch?.own;
      return own ? commanding(company, own.label, { type: 'rematch' }) : null;
    },
    leaving(language) {
      const { here } = tableTexts(language);
      return table.seat === null ? here.stopWatching : here.leave;
    },
  };
}

/** Chosen, it is done. */
function commanding(company: CompanyScreen, label: string, command: CompanyCommand): SideAction {
  return {
    label,
    choose() {
      company.do(command);
      return null;
    },
  };
}

function telling({ say }: SurroundingPorts, label: string, texts: readonly string[]): SideAction {
  const text = texts.join(' ');
  return {
    label,
    text,
    choose() {
      say(text);
      return null;
    },
  };
}

function seatDeeds(
  { table, company }: SurroundingPorts,
  { phrases }: CompanyView,
  language: Language,
): readonly SideAction[] {
  const said = phrases.map(({ phrase, label }) => commanding(company, label, { type: 'say', phrase }));
  const presence = table.isAway()
    ? commanding(company, about(language, 'back'), { type: 'come-back' })
    : commanding(company, about(language, 'away'), { type: 'step-away' });
  return [{ label: tableTexts(language).talk.heading, choose: () => said }, presence];
}

/** E6: only if the rules allow it, and after a confirmation. */
function awayActions(
  company: CompanyScreen,
  { offers }: CompanyView,
  language: Language,
): readonly SideAction[] {
  const { question } = playTexts(language).ask;
  return offers.map(({ act, label, text }) => ({
    ...asking(company, label, { type: 'ask', act }, `${question(label)} ${text}`),
    text,
  }));
}

/** Everybody else by name, with the actions for each. */
function personActions(company: CompanyScreen, { people }: CompanyView): readonly SideAction[] {
  return people.map(({ name, state, actions }) => ({
    label: name,
    ...(state !== null && { note: state }),
    choose: () =>
      actions.map(({ label, command, asks }) =>
        asks === null ? commanding(company, label, command) : asking(company, label, command, asks),
      ),
  }));
}

/** A confirmation, or the reasons of a report. */
function asking(company: CompanyScreen, label: string, command: CompanyCommand, text: string): SideAction {
  return {
    label,
    heading: text,
    choose() {
      company.do(command);
      const answers = company.current().question?.answers ?? [];
      return answers.map((answer) => commanding(company, answer.label, answer.command));
    },
  };
}

/** As an item of a menu. */
function about(language: Language, word: OnlineWord): string {
  const text = terminalOnlineTexts(language).abouts[word];
  return text.charAt(0).toUpperCase() + text.slice(1);
}
