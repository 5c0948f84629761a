// A table of two with its company, and everything each is told.

import type { AskOnline } from '@blackpeg/protocol';
import { settled } from '@blackpeg/referee/testing';
import { err, PERSON, standardTerms, superEdition, type Terms } from '@blackpeg/rules';
import type { OnlineTable } from '@blackpeg/table/online';
import { createTestServer, TABLE } from '@blackpeg/table/testing';
import { type CompanyScreen, createCompany } from './company.ts';
import type { CompanyGuide } from './state.ts';

export const TERMS = standardTerms(superEdition({ holes: 3, colours: 4 }), {
  seats: [PERSON, PERSON],
  firstMaker: 0,
  absence: 60_000,
});

/** A server from before people could be muted and blocked. */
const nobodyAnswers: AskOnline = async () => err({ error: 'not-found' });

/** Somebody on this seat, with everything they are told. */
export function sitting(
  server: ReturnType<typeof createTestServer>,
  seat: 0 | 1 | null,
  guide: CompanyGuide = {},
  phrases = true,
  ask: AskOnline = nobodyAnswers,
) {
  const told: string[] = [];
  const kept: boolean[] = [];
  const table: OnlineTable = server.visit(seat, undefined, {
    hear({ after }, fresh) {
      if (fresh) company.take({ type: 'happened', match: after, log: table.log() });
    },
    news: (news, before) => company.take({ type: 'news', news, before }),
  });
  const company: CompanyScreen = createCompany({
    table,
    settings: { language: 'en', phrases },
    guide,
    id: TABLE,
    ask,
    faultText: (_, { error }) => `No: ${error}.`,
    clock: server.clock,
    keepPhrases: (on) => kept.push(on),
    tell: ({ text }) => told.push(text),
  });
  return { table, company, told, kept };
}

export async function begun(terms: Terms = TERMS, guide: CompanyGuide = {}, ask?: AskOnline) {
  const server = createTestServer(terms);
  const you = sitting(server, 0, guide, true, ask);
  const guest = sitting(server, 1);
  await settled();
  await server.begin();
  return { server, you, guest };
}
