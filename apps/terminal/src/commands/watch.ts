// `blackpeg watch`: looks on at a table; whoever sits there is at their own seat all the same.

import { onlineTexts } from '@blackpeg/wording';
import { command } from '../command.ts';
import { tableAddress } from '../online/address.ts';
import { lookAt } from '../online/find-table.ts';
import { goToTable, ONLINE_OPTIONS } from '../online/go-to-table.ts';
import { badInput } from '../outcome.ts';

export const watch = command({
  name: 'watch',
  takes: ['table'],
  options: ONLINE_OPTIONS,
  run: async ({ values, positionals: [text], ...context }) => {
    const where = tableAddress(text ?? '');
    if (!where) return badInput(onlineTexts(context.language).join.bad);
    const server = values.server ?? where.server ?? undefined;
    return goToTable(context, { ...values, server }, (ask) => lookAt(ask, where.table));
  },
});
