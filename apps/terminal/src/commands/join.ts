// `blackpeg join`: sits down at a table, comes back to it, or sits down with whoever waits for the same game.

import { BOX_NAMES } from '@blackpeg/rules';
import { onlineTexts } from '@blackpeg/wording';
import { parseChoice } from '../args.ts';
import { command } from '../command.ts';
import { faultText } from '../fault.ts';
import { tableAddress } from '../online/address.ts';
import { pairFor, sitAt } from '../online/find-table.ts';
import { goToTable, ONLINE_OPTIONS } from '../online/go-to-table.ts';
import { badInput } from '../outcome.ts';

export const join = command({
  name: 'join',
  takes: ['table'],
  options: { pair: { takes: 'edition' }, ...ONLINE_OPTIONS },
  alone: 'pair',
  run: async ({ values, positionals: [text], ...context }) => {
    const { language } = context;
    if (values.pair !== undefined) {
      const edition = parseChoice('--pair', values.pair, BOX_NAMES);
      if (!edition.ok) return badInput(faultText(language, edition.error));
      return goToTable(context, values, (ask) => pairFor(ask, edition.value));
    }
    const where = tableAddress(text ?? '');
    if (!where) return badInput(onlineTexts(language).join.bad);
    const server = values.server ?? where.server ?? undefined;
    return goToTable(context, { ...values, server }, (ask) => sitAt(ask, where.table));
  },
});
