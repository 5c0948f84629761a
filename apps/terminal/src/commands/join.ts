// `blackpeg join`: sits down at a table, comes back to it, or sits down with whoever waits for the same game.

import type { AskOnline } from '@blackpeg/protocol';
import { EDITION_NAMES, type EditionName, ok } from '@blackpeg/rules';
import { onlineTexts } from '@blackpeg/wording';
import { parseChoice } from '../args.ts';
import { command } from '../command.ts';
import { faultText } from '../fault.ts';
import { tableAddress } from '../online/address.ts';
import { type Find, lookAt } from '../online/found.ts';
import { goToTable, ONLINE_OPTIONS } from '../online/front.ts';
import { badInput } from '../outcome.ts';

const PAIRED = EDITION_NAMES.filter((name) => name !== 'custom');

export const join = command({
  name: 'join',
  takes: ['table'],
  options: { pair: { takes: 'edition' }, ...ONLINE_OPTIONS },
  isAlone: ({ pair }) => pair !== undefined,
  run: async ({ values, positionals: [text], ...context }) => {
    const { language } = context;
    if (values.pair !== undefined) {
      if (text !== undefined) return badInput(faultText(language, { kind: 'extra-argument', given: text }));
      const edition = parseChoice('--pair', values.pair, PAIRED);
      if (!edition.ok) return badInput(faultText(language, edition.error));
      return goToTable(context, values, (ask) => pair(ask, edition.value));
    }
    const where = tableAddress(text ?? '');
    if (!where) return badInput(onlineTexts(language).join.bad);
    const server = values.server ?? where.server ?? undefined;
    return goToTable(context, { ...values, server }, (ask) => sit(ask, where.table));
  },
});

/** Who sits there already comes back; for who sits down now the match is new, even if it begins at once. */
async function sit(ask: AskOnline, table: string): ReturnType<Find> {
  const before = await lookAt(ask, table);
  if (!before.ok || before.value.card.seat !== null) return before;
  const seated = await ask('tables/sit', { table });
  return seated.ok ? asNew(await lookAt(ask, table)) : seated;
}

async function pair(ask: AskOnline, edition: EditionName): ReturnType<Find> {
  const seated = await ask('tables/pair', { edition });
  return seated.ok ? asNew(await lookAt(ask, seated.value.table)) : seated;
}

function asNew(found: Awaited<ReturnType<Find>>): Awaited<ReturnType<Find>> {
  return found.ok ? ok({ ...found.value, isNew: true }) : found;
}
