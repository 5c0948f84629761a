// Tables on a server: `blackpeg host` opens one, `join` takes a seat, `watch` is for spectators, `lobby` lists the open ones.

import { formatEdition } from '@blackpeg/notation';
import type { TableCard } from '@blackpeg/protocol';
import { BOX_NAMES, EDITION_NAMES } from '@blackpeg/rules';
import { listedTables } from '@blackpeg/screens/lobby';
import { onlineTexts, terminalScreenTexts } from '@blackpeg/wording';
import { parseChoice } from '../command-line/args.ts';
import { type Context, command } from '../command-line/command.ts';
import { jsonLine } from '../command-line/command-output.ts';
import { faultText } from '../command-line/fault.ts';
import { HOST_OPTIONS } from '../command-line/game-options.ts';
import { badInput, DONE, type Outcome } from '../command-line/io.ts';
import { tableAddress, tableLink } from '../online/address.ts';
import { lookAt, openTable, pairFor, sitAt } from '../online/find-table.ts';
import { goToTable, ONLINE_OPTIONS, type OnlineFlags } from '../online/go-to-table.ts';
import { openServer, refusedBy } from '../online/guest.ts';
import { hostTerms } from '../online/host-terms.ts';
import { offerText } from '../online/lobby/offer-texts.ts';

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
    return goToNamed(text, values, context, sitAt);
  },
});

export const watch = command({
  name: 'watch',
  takes: ['table'],
  options: ONLINE_OPTIONS,
  run: async ({ values, positionals: [text], ...context }) => goToNamed(text, values, context, lookAt),
});

/** `text` is a table's code or link; an explicit server takes precedence over the one of the link. */
async function goToNamed(
  text = '',
  flags: OnlineFlags,
  context: Context,
  enter: typeof sitAt,
): Promise<Outcome> {
  const where = tableAddress(text);
  if (!where) return badInput(onlineTexts(context.language).join.bad);
  const server = flags.server ?? where.server ?? undefined;
  return goToTable(context, { ...flags, server }, (ask) => enter(ask, where.table));
}

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
    const found = await listedTables(ask, edition?.value ?? null, 'waiting');
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
