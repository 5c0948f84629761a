// `blackpeg lobby`: the open tables of a server, a line for each.

import { formatEdition } from '@blackpeg/notation';
import type { TableCard } from '@blackpeg/protocol';
import { EDITION_NAMES } from '@blackpeg/rules';
import { onlineTexts, terminalScreenTexts } from '@blackpeg/wording';
import { parseChoice } from '../args.ts';
import { command } from '../command.ts';
import { faultText } from '../fault.ts';
import { tableLink } from '../online/address.ts';
import { openServer, refusedBy } from '../online/guest.ts';
import { offerText } from '../online/lobby/offer-texts.ts';
import { badInput, DONE } from '../outcome.ts';
import { jsonLine } from '../solver-json.ts';

export const lobby = command({
  name: 'lobby',
  takes: [],
  options: { edition: { takes: 'edition' }, json: {}, server: { takes: 'address' } },
  run: async ({ values, ...context }) => {
    const { console, language } = context;
    const edition =
      values.edition === undefined ? null : parseChoice('--edition', values.edition, EDITION_NAMES);
    if (edition && !edition.ok) return badInput(faultText(language, edition.error));
    const server = openServer(context, values);
    if (!server.ok) return server.error;
    const { ask, address } = server.value;
    const found = await ask('tables/lobby', { edition: edition?.value ?? null, phase: 'waiting' });
    if (!found.ok) return refusedBy(context, server.value, found.error);
    const { tables } = found.value;
    const lines = tables.map((card) =>
      terminalScreenTexts(language).pair(
        card.code,
        offerText(language, { purpose: 'sit', card }, Date.now()),
      ),
    );
    const texts = lines.length > 0 ? lines : [onlineTexts(language).tables.none];
    await console.out.write(
      values.json
        ? jsonLine(tables.map((card) => jsonOf(address, card)))
        : texts.map((line) => `${line}\n`).join(''),
    );
    return DONE;
  },
});

function jsonOf(server: string, { table, code, terms, names, openedAt }: TableCard) {
  return {
    table,
    code,
    link: tableLink(server, code),
    edition: formatEdition(terms.edition),
    form: terms.form,
    names: names.filter((name) => name !== null),
    seats: names.length,
    opened: new Date(openedAt).toISOString(),
  };
}
