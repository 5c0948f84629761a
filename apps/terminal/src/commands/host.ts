// `blackpeg host`: opens a table on a server, says its code and link, and waits there for whoever comes.

import { command } from '../command.ts';
import { faultText } from '../fault.ts';
import { HOST_OPTIONS } from '../game-options.ts';
import { openTable } from '../online/find-table.ts';
import { goToTable, ONLINE_OPTIONS } from '../online/go-to-table.ts';
import { hostTerms } from '../online/host-terms.ts';
import { badInput } from '../outcome.ts';

export const host = command({
  name: 'host',
  takes: ['edition'],
  options: { ...HOST_OPTIONS, ...ONLINE_OPTIONS },
  alone: 'edition',
  run: async ({ values, positionals: [named], ...context }) => {
    const { language } = context;
    const terms = hostTerms({ ...values, edition: named ?? values.edition }, language);
    if (!terms.ok) return badInput(faultText(language, terms.error));
    return goToTable(
      context,
      values,
      (ask) => openTable(ask, terms.value, values.listed),
      terms.value.edition,
    );
  },
});
