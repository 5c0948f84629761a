// Measures the speed of the rules: whole random matches over all editions, and single marks, on one core. `npm run
// bench:rules [matches]`; every figure is a ratio or a rate of this run, nothing is asserted. `npm run bench:rules
// answers [number]` checks a million right and wrong answers of people with an oracle (R11).

import {
  brailleEdition,
  type Code,
  drawCode,
  duelEdition,
  type Edition,
  mark,
  seededDice,
  shapesEdition,
  specFor,
  standardTerms,
  superEdition,
  type Terms,
} from '@blackpeg/rules';
import { tryAnswers } from '../core/rules/src/answers.testing.ts';
import { playMatch } from '../core/rules/src/random-match.testing.ts';
import { printTable } from './table.ts';

const [first, second] = process.argv.slice(2);
const MATCHES = Number(first ?? 100_000);
const ANSWERS = Number(second ?? 1_000_000);
/** Before one in this many rows. */
const CLAIMS = 60;
const MARKS = 4_000_000;
const SAMPLE = 4096;

const EDITIONS: readonly (readonly [string, Edition])[] = [
  ['super 5 × 8', superEdition()],
  ['super 5 × 8, blanks', superEdition({ blanks: 'on' })],
  ['super 4 × 6', superEdition({ holes: 4, colours: 6 })],
  ['braille', brailleEdition()],
  ['braille, blanks', brailleEdition('on')],
  ['duel', duelEdition()],
  ['duel, handicap', duelEdition([4, 5])],
  ['shapes', shapesEdition('1')],
  ['shapes, blanks', shapesEdition('2')],
  ['shapes, without blue', shapesEdition('3')],
  ['shapes, without blue, blanks', shapesEdition('3b')],
];

const VARIANTS: readonly (readonly [string, Terms])[] = EDITIONS.flatMap(([name, edition]) => {
  const usual = standardTerms(edition);
  const pairs: (readonly [string, Terms])[] = [
    [name, usual],
    [`${name}, by hand`, { ...usual, marker: 'by-hand' }],
  ];
  if (usual.form === 'duel') pairs.push([`${name}, speed`, { ...usual, pace: 'free' }]);
  return pairs;
});

if (first === 'answers') benchAnswers();
else {
  benchMatches();
  benchMarks();
}

function benchAnswers(): void {
  const started = performance.now();
  let told = 0;
  const tried = tryAnswers(ANSWERS, seededDice(Date.now()), CLAIMS, (answers) => {
    if (answers - told < ANSWERS / 20) return;
    told = answers;
    console.log(`${answers} answers after ${((performance.now() - started) / 1000).toFixed(0)} s`);
  });
  const [fault] = tried.faults;
  printTable(
    ['R11', 'found'],
    [
      ['answers of people, assisted, by hand and sealed, over all editions', tried.answers],
      ['of them wrong', tried.wrong],
      ['warned of, assisted', tried.warned],
      ['wrong rows named by a reveal', tried.revealed],
      ['claims judged, and upheld', `${tried.claims}, ${tried.upheld}`],
      [
        `differences from the oracle${fault === undefined ? '' : `, the first: ${fault}`}`,
        tried.faults.length,
      ],
    ],
  );
}

function benchMatches(): void {
  const each = Math.ceil(MATCHES / VARIANTS.length);
  const rows = VARIANTS.map(([name, terms], index) => {
    const dice = seededDice(index);
    let events = 0;
    let unfinished = 0;
    const started = performance.now();
    for (let match = 0; match < each; match += 1) {
      const { log, state } = playMatch(terms, dice, 'steady');
      events += log.length;
      if (state.phase !== 'closed') unfinished += 1;
    }
    const seconds = (performance.now() - started) / 1000;
    return { name, matches: each, events, unfinished, seconds };
  });
  const total = rows.reduce((sum, row) => ({
    name: 'all',
    matches: sum.matches + row.matches,
    events: sum.events + row.events,
    unfinished: sum.unfinished + row.unfinished,
    seconds: sum.seconds + row.seconds,
  }));
  const memory = process.memoryUsage();
  printTable(
    ['matches', 'number', 'events', 'unfinished', 'seconds', 'matches/s', 'events/s'],
    [...rows, total].map((row) => [
      row.name,
      row.matches,
      row.events,
      row.unfinished,
      row.seconds.toFixed(2),
      Math.round(row.matches / row.seconds),
      Math.round(row.events / row.seconds),
    ]),
  );
  const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;
  console.log(`memory after them: ${megabytes(memory.rss)} resident, ${megabytes(memory.heapUsed)} heap\n`);
}

function benchMarks(): void {
  const rates = EDITIONS.map(([name, edition]) => ({ name, rate: markRate(edition) }));
  const baseline = rates[0]?.rate ?? 1;
  printTable(
    ['mark', 'million/s', 'ratio to super 5 × 8'],
    rates.map(({ name, rate }) => [name, (rate / 1e6).toFixed(1), (rate / baseline).toFixed(2)]),
  );
}

function markRate(edition: Edition): number {
  const dice = seededDice(1);
  const spec = specFor(edition, 0, edition.blanks === 'on');
  const codes: readonly Code[] = Array.from({ length: SAMPLE }, () => drawCode(spec, dice));
  let blacks = 0;
  const pass = (count: number) => {
    for (let index = 0; index < count; index += 1) {
      const code = codes[index % SAMPLE] as Code;
      const guess = codes[(index * 7 + 1) % SAMPLE] as Code;
      blacks += mark(edition.marking, code, guess).black;
    }
  };
  pass(MARKS / 10);
  const started = performance.now();
  pass(MARKS);
  const rate = MARKS / ((performance.now() - started) / 1000);
  if (blacks === 0) throw new Error('Nothing was marked.');
  return rate;
}
