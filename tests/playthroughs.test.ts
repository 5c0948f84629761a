// Playthroughs: a text file per edition and variant with every event and every viewer's picture, so that a change of rule
// is a diff to read; and the same matches as records. UPDATE_PLAYTHROUGHS=1 writes the files anew.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { draw, drawEvent, formatRecord, parseRecord, recordOfLog } from '@blackpeg/notation';
import {
  EDITION_NAMES,
  type MatchEvent,
  type MatchState,
  type Viewer,
  verifyLog,
  viewOf,
} from '@blackpeg/rules';
import { describe, expect, test } from 'vitest';
import { type Step, tableFor } from '../core/rules/src/table.testing.ts';
import { DISPUTES } from './scripts/disputes.testing.ts';
import { DUELS } from './scripts/duel.testing.ts';
import { ONE_SIZE } from './scripts/editions.testing.ts';
import { ENDINGS } from './scripts/endings.testing.ts';
import type { Script } from './scripts/script.testing.ts';
import { SUPER } from './scripts/super.testing.ts';
import { TOGETHER } from './scripts/together.testing.ts';

const SCRIPTS: readonly Script[] = [...SUPER, ...DISPUTES, ...ENDINGS, ...ONE_SIZE, ...DUELS, ...TOGETHER];
const FOLDER = new URL('./playthroughs/', import.meta.url);
/** The same matches as records, for other programs to read. */
const RECORDS = new URL('../docs/records/', import.meta.url);
const UPDATE = process.env.UPDATE_PLAYTHROUGHS === '1';

describe('playthroughs', () => {
  test.each(SCRIPTS)('$name', (script) => {
    const text = playthrough(script);
    const file = new URL(`${script.name}.txt`, FOLDER);
    if (UPDATE) writeFileSync(file, text);
    expect(existsSync(file) ? readFileSync(file, 'utf8') : 'not written yet').toBe(text);
  });

  test.each(SCRIPTS)('the record of $name', (script) => {
    const table = tableFor(script.terms);
    script.play(table);
    const record = recordOfLog(table.log, [{ name: 'Event', value: script.title }]);
    const text = record ? formatRecord(record) : '';
    const file = new URL(`${script.name}.txt`, RECORDS);
    if (UPDATE) writeFileSync(file, text);
    expect(existsSync(file) ? readFileSync(file, 'utf8') : 'not written yet').toBe(text);
    expect(parseRecord(text)).toEqual({ ok: true, value: record });
  });

  test('every log is one the rules vouch for', () => {
    for (const script of SCRIPTS) {
      const table = tableFor(script.terms);
      script.play(table);
      expect([script.name, verifyLog(table.log)]).toEqual([script.name, null]);
    }
  });

  test('every edition is there, and no file without its script', () => {
    expect(new Set(SCRIPTS.map(({ terms }) => terms.edition.name))).toEqual(new Set(EDITION_NAMES));
    expect(readdirSync(FOLDER).sort()).toEqual(SCRIPTS.map(({ name }) => `${name}.txt`).sort());
  });
});

function playthrough(script: Script): string {
  const parts = [`${script.title}\n`];
  const table = tableFor(script.terms, undefined, (step) => parts.push(stepText(step)));
  const opening = [...lines(table.log, table.state), ...pictures(table.state)].join('\n');
  parts.push(`${opening}\n`);
  script.play(table);
  return parts.join('\n');
}

function stepText({ by, action, decision, state }: Step): string {
  const wish = `> ${typeof by === 'number' ? `seat ${by + 1}` : by}: ${JSON.stringify(action)}`;
  if (!decision.ok) return `${wish}\nrefused: ${JSON.stringify(decision.error)}\n`;
  return `${[wish, ...lines(decision.value, state), ...pictures(state)].join('\n')}\n`;
}

function lines(events: readonly MatchEvent[], { terms }: MatchState): readonly string[] {
  return events.map((event) => drawEvent(event, terms.edition));
}

/** Each viewer's picture; viewers who see the same share one. */
function pictures(state: MatchState): readonly string[] {
  const viewers: readonly Viewer[] = [...state.terms.seats.keys(), 'spectator'];
  const groups = new Map<string, string[]>();
  for (const viewer of viewers) {
    const picture = draw(viewOf(state, viewer));
    const name = typeof viewer === 'number' ? `seat ${viewer + 1}` : viewer;
    groups.set(picture, [...(groups.get(picture) ?? []), name]);
  }
  return [...groups].map(([picture, names]) => `[${names.join(', ')}]\n${picture}`);
}
