// `blackpeg matches`: the matches kept on this machine; one of them deleted, exported as a record, or imported, or all
// of them exported and imported; `blackpeg stats`: what was played.

import { formatEdition, isDeviceExport } from '@blackpeg/notation';
import type { MatchId } from '@blackpeg/referee';
import { keepImported, recordText } from '@blackpeg/screens/matches';
import { ownTallies, statisticsLines } from '@blackpeg/screens/statistics';
import { deviceFileTexts, earlierRulesText, plainTexts, savingRefusedText } from '@blackpeg/wording';
import { type Context, command } from '../command-line/command.ts';
import { jsonLine } from '../command-line/command-output.ts';
import { faultText } from '../command-line/fault.ts';
import { newFile, readText } from '../command-line/files.ts';
import { badInput, DONE, type Outcome } from '../command-line/io.ts';
import { oneLine, withinLine } from '../command-line/printable.ts';
import { newName } from '../game/tables.ts';
import { isOpen, listedMatches, listTexts } from '../plain/matches.ts';
import { deviceText, importDevice } from '../saved/device-file.ts';
import {
  type DamagedMatch,
  deleteMatch,
  keptMatch,
  keptMatches,
  openSaved,
  type Saved,
  type SavedMatch,
} from '../saved/saved.ts';
import { saveReason, tellUnread } from '../saved/saving-notice.ts';
import { matchFaultText, parseMatch } from './match-file.ts';

export const matches = command({
  name: 'matches',
  takes: [],
  options: {
    delete: { takes: 'match' },
    export: { takes: 'match' },
    output: { takes: 'file' },
    import: { takes: 'file' },
    json: {},
  },
  apart: [['delete', 'export', 'import', 'json']],
  only: { output: 'export' },
  run: async ({ values, ...context }) => {
    const { console, language, env } = context;
    const { keeping } = plainTexts(language);
    const saved = openSaved(env, (match) => void console.err.write(`${keeping.torn(match)}\n`));
    if (values.delete !== undefined) return remove(values.delete);
    if (values.export === ALL) return exportAll(context, saved, values.output);
    if (values.export !== undefined)
      return withMatch(context, saved, values.export, (kept) => exportMatch(context, kept, values.output));
    if (values.import !== undefined) return importMatch(context, saved, values.import);
    const { kept: all, damaged } = await listedMatches({ saved });
    await tellDamaged(context, damaged);
    await tellUnread(context, saved);
    const text = values.json
      ? jsonLine([...all.map(jsonOf), ...damaged.map(({ match }) => ({ match, damaged: true }))])
      : listTexts(language, { kept: all, damaged })
          .map((line) => `${withinLine(line)}\n`)
          .join('');
    await console.out.write(text);
    return DONE;

    async function remove(match: MatchId): Promise<Outcome> {
      if (!(await saved.logs.list()).includes(match)) return missing(context, match);
      const lock = saved.lock(match);
      if (lock.kind === 'taken') return { kind: 'negative', sentence: keeping.elsewhere(lock.process) };
      await deleteMatch(saved, match);
      lock.release();
      await console.out.write(`${keeping.deleted(match)}\n`);
      return DONE;
    }
  },
});

/** Instead of a match, for all of them; no match of this machine has such a short name. */
const ALL = 'all';

function missing({ language }: Context, match: MatchId): Outcome {
  return badInput(plainTexts(language).keeping.missing(match, 'blackpeg matches'));
}

async function withMatch(
  context: Context,
  saved: Saved,
  match: MatchId,
  run: (kept: SavedMatch) => Promise<Outcome>,
): Promise<Outcome> {
  const kept = await keptMatch(saved, match);
  return kept ? run(kept) : missing(context, match);
}

/** Only for a finished match: before, its record would reveal the codes. */
async function exportMatch(
  { console, language }: Context,
  kept: SavedMatch,
  output: string | undefined,
): Promise<Outcome> {
  const { keeping, table } = plainTexts(language);
  if (isOpen(kept)) return { kind: 'negative', sentence: keeping.unfinished };
  const text = recordText(kept.card, kept.log);
  if (output === undefined) await console.out.write(text);
  else {
    newFile(output)(text);
    await console.out.write(`${table.saved(output)}\n`);
  }
  return DONE;
}

async function tellDamaged({ console, language }: Context, damaged: readonly DamagedMatch[]): Promise<void> {
  for (const { fault } of damaged) await console.err.write(oneLine(faultText(language, fault)));
}

async function exportAll(context: Context, saved: Saved, output: string | undefined): Promise<Outcome> {
  const write = output === undefined ? null : newFile(output);
  const { console, language } = context;
  const damaged: DamagedMatch[] = [];
  const text = await deviceText(saved, (match) => damaged.push(match));
  await tellDamaged(context, damaged);
  if (output === undefined || write === null) {
    await console.out.write(text);
    return DONE;
  }
  write(text);
  const { allSaved, undamagedSaved } = plainTexts(language).keeping;
  await console.out.write(`${(damaged.length === 0 ? allSaved : undamagedSaved)(output)}\n`);
  return DONE;
}

/** What the rules do not accept to its end is not stored. */
async function importMatch(context: Context, saved: Saved, file: string): Promise<Outcome> {
  const { console, language } = context;
  const text = await readText(file, console, 'match-or-device');
  if (isDeviceExport(text)) return importAll(context, saved, file, text);
  const match = parseMatch(file, text);
  if (!match.ok) return badInput(faultText(language, match.error));
  const fault = match.value.firstFault();
  if (fault) return { kind: 'negative', sentence: matchFaultText(language, match.value, fault) };
  const newId = (taken: readonly MatchId[]) => newName(new Set(taken));
  const ports = { ...saved, newId, language, now: Date.now() };
  const { match: name, isNew } = await keepImported(ports, match.value);
  const reason = saveReason(saved);
  if (reason) return badInput(savingRefusedText(language, reason));
  const { broughtIn, alreadyHere } = plainTexts(language).keeping;
  const lines = [isNew ? broughtIn(name) : alreadyHere(name), earlierRulesText(language, match.value.events)];
  await console.out.write(lines.map((line) => (line === null ? '' : `${line}\n`)).join(''));
  return DONE;
}

async function importAll(
  { console, language }: Context,
  saved: Saved,
  file: string,
  text: string,
): Promise<Outcome> {
  const { keeping } = plainTexts(language);
  const done = await importDevice(saved, text);
  if (done.kind === 'elsewhere') return { kind: 'negative', sentence: keeping.elsewhere(done.process) };
  if (done.kind === 'refused') {
    const kind = done.fault.kind === 'newer' ? 'device-file-newer' : 'device-file-damaged';
    return badInput(faultText(language, { kind, file }));
  }
  const reason = saveReason(saved);
  if (reason) return badInput(savingRefusedText(language, reason));
  const { counts, stillOnline } = done;
  await console.out.write(`${deviceFileTexts(language).done(counts)}\n`);
  if (stillOnline > 0) await console.out.write(`${keeping.stillOnline(stillOnline)}\n`);
  return DONE;
}

function jsonOf({ card, state }: SavedMatch) {
  return {
    match: card.match,
    edition: formatEdition(state.terms.edition),
    form: state.terms.form,
    finished: state.phase === 'closed',
    begun: new Date(card.madeAt).toISOString(),
  };
}

export const stats = command({
  name: 'stats',
  takes: [],
  options: { json: {} },
  run: async ({ values, console, language, env }) => {
    const saved = openSaved(env, () => {});
    const tallies = ownTallies(await keptMatches(saved));
    await tellUnread({ console, language }, saved);
    const lines = values.json
      ? jsonLine(tallies)
      : statisticsLines(language, tallies)
          .map((line) => `${line}\n`)
          .join('');
    await console.out.write(lines);
    return DONE;
  },
});
