// The matches of the playthroughs: one per edition and variant, and one per thing that can go wrong.

import {
  brailleEdition,
  customEdition,
  duelEdition,
  PERSON,
  shapesEdition,
  standardTerms,
  superEdition,
  type Terms,
} from '@blackpeg/rules';
import { pegs, type Table } from '../core/rules/src/table.testing.ts';

export interface Script {
  readonly name: string;
  readonly title: string;
  readonly terms: Terms;
  readonly play: (table: Table) => void;
}

const seconds = (count: number) => count * 1000;
const digits = (text: string) => [...text].map(Number);
const pairs = (text: string) => text.split(' ').map(Number);

/** Hides, then places the guesses one by one: a whole round where the referee marks. */
function round(
  table: Table,
  maker: 0 | 1,
  code: readonly number[],
  ...guesses: readonly (readonly number[])[]
): void {
  table.hide(maker, code);
  for (const guess of guesses) {
    table.now += seconds(20);
    table.guess(maker === 0 ? 1 : 0, guess);
  }
}

/** Both place in the same turn of a duel. */
function turn(table: Table, first: string, second: string): void {
  table.now += seconds(15);
  table.guess(0, digits(first));
  table.now += seconds(5);
  table.guess(1, digits(second));
}

const superTerms = standardTerms(superEdition());
const byHand: Terms = { ...superTerms, marker: 'by-hand' };
const duelTerms = standardTerms(duelEdition(), { length: { kind: 'rounds', rounds: 1 } });

export const SCRIPTS: readonly Script[] = [
  {
    name: 'super',
    title: 'Super, two rounds by points: broken in three, then not at all',
    terms: superTerms,
    play(table) {
      round(table, 0, digits('11234'), digits('11223'), digits('11324'), digits('11234'));
      round(
        table,
        1,
        digits('87654'),
        ...Array.from({ length: 12 }, (_, row) => digits(`${(row % 8) + 1}1111`)),
      );
    },
  },
  {
    name: 'super-blanks',
    title: 'Super with blanks agreed: a blank is a ninth colour',
    terms: standardTerms(superEdition({ blanks: 'on' })),
    play(table) {
      round(table, 0, digits('01034'), digits('00000'), digits('10304'), digits('01034'));
      round(table, 1, digits('00000'), digits('12345'), digits('00000'));
    },
  },
  {
    name: 'super-makers-choice',
    title: "Super, blanks by the maker's choice: declared for one round, not for the other",
    terms: standardTerms(superEdition({ holes: 3, colours: 4, blanks: 'choice' })),
    play(table) {
      table.act(0, { type: 'hide-code', code: [0, 2, 2], blanks: true, palmed: null, commitment: null });
      table.guess(1, [0, 2, 2]);
      table.act(1, { type: 'hide-code', code: [4, 2, 2], blanks: false, palmed: null, commitment: null });
      table.guess(0, [4, 2, 2]);
    },
  },
  {
    name: 'super-smallest',
    title: 'Super with one hole and one colour',
    terms: standardTerms(superEdition({ holes: 1, colours: 1 })),
    play(table) {
      round(table, 0, [1], [1]);
      round(table, 1, [1], [1]);
    },
  },
  {
    name: 'super-target',
    title: 'Super to a target of six points, looked at after each pair of rounds',
    terms: { ...superTerms, length: { kind: 'target', points: 6 } },
    play(table) {
      for (const [first, second] of [
        [3, 3],
        [3, 3],
        [2, 1],
      ] as const) {
        round(table, 0, digits('11234'), ...search('11234', first));
        round(table, 1, digits('55678'), ...search('55678', second));
      }
    },
  },
  {
    name: 'super-void',
    title: 'Super by hand: a wrong answer is proved at the reveal, the round is played again, three points',
    terms: byHand,
    play(table) {
      table.hide(0, digits('11234'));
      handRow(table, 0, '11223', pegs(2, 2));
      handRow(table, 0, '11234', pegs(5, 0));
      table.hide(0, digits('65432'));
      handRow(table, 0, '65432', pegs(5, 0));
      table.hide(1, digits('12345'));
      handRow(table, 1, '12345', pegs(5, 0));
    },
  },
  {
    name: 'super-claim-upheld',
    title: 'Super by hand: no code fits the rows, and the breaker says so',
    terms: byHand,
    play(table) {
      table.hide(0, digits('11234'));
      handRow(table, 0, '11111', pegs(2, 0));
      handRow(table, 0, '11111', pegs(3, 0));
      table.act(1, { type: 'claim' });
    },
  },
  {
    name: 'super-claim-refuted',
    title:
      'Super by hand: a claim is refuted and costs nothing; a correction comes in time; an error is admitted',
    terms: byHand,
    play(table) {
      table.hide(0, digits('11234'));
      handRow(table, 0, '11223', pegs(1, 2));
      table.act(1, { type: 'claim' });
      table.act(0, { type: 'correct-mark', feedback: pegs(3, 1), confirmed: true });
      handRow(table, 0, '55555', pegs(1, 0));
      table.guess(1, digits('66666'));
      table.act(0, { type: 'admit' });
    },
  },
  {
    name: 'super-assisted',
    title: 'Super, assisted: the maker is asked before a wrong answer and before a last one goes out',
    terms: { ...superTerms, marker: 'assisted' },
    play(table) {
      table.hide(0, digits('11234'));
      table.guess(1, digits('11223'));
      table.refused(0, { type: 'mark-guess', feedback: pegs(2, 2), confirmed: false });
      table.mark(0, pegs(3, 1), false);
      table.guess(1, digits('11234'));
      table.refused(0, { type: 'mark-guess', feedback: pegs(5, 0), confirmed: false });
      table.mark(0, pegs(5, 0), true);
    },
  },
  {
    name: 'super-tray',
    title: 'Super with a counted tray and palmed pegs: the counts are public, and they run out',
    terms: { ...standardTerms(superEdition({ holes: 2, colours: 3 })), supply: 11 },
    play(table) {
      const palmed = [[2, 0, 1]];
      table.act(0, { type: 'hide-code', code: [1, 3], blanks: null, palmed, commitment: null });
      for (const guess of [
        [1, 1],
        [1, 1],
        [1, 1],
        [1, 2],
      ])
        table.guess(1, guess);
      table.refused(1, { type: 'place-guess', guess: [1, 1] });
      table.guess(1, [1, 3]);
    },
  },
  {
    name: 'super-clock',
    title: 'Super with half a minute a row: a draft is placed, a row is lost, an overdue answer is given',
    terms: { ...byHand, seats: [PERSON, PERSON].map((seat) => ({ ...seat, allowance: seconds(30) })) },
    play(table) {
      table.hide(0, digits('11234'));
      table.now += seconds(30);
      table.act('referee', { type: 'time-up', seat: 1, draft: digits('11223') });
      table.act(0, { type: 'see', seat: 0 });
      table.now += seconds(30);
      table.act('referee', { type: 'time-up', seat: 0, draft: null });
      table.act(1, { type: 'see', seat: 1 });
      table.now += seconds(10);
      table.act('referee', { type: 'stop-clocks' });
      table.now += seconds(60);
      table.act('referee', { type: 'restart-clocks' });
      table.now += seconds(20);
      table.act('referee', { type: 'time-up', seat: 1, draft: null });
      table.act(1, { type: 'see', seat: 1 });
      table.guess(1, digits('11234'));
    },
  },
  {
    name: 'super-resigned',
    title: 'Super: the breaker gives up a round, the maker gives up the next',
    terms: superTerms,
    play(table) {
      round(table, 0, digits('11234'), digits('55555'));
      table.act(1, { type: 'resign-round' });
      round(table, 1, digits('11234'), digits('55555'));
      table.act(1, { type: 'resign-round' });
    },
  },
  {
    name: 'super-left',
    title: 'Super: one leaves, comes back, leaves again; the round is taken, then all agree to stop',
    terms: { ...superTerms, absence: seconds(60) },
    play(table) {
      table.hide(0, digits('11234'));
      table.act('referee', { type: 'leave', seat: 1 });
      table.now += seconds(30);
      table.refused(0, { type: 'take-round' });
      table.act(1, { type: 'return', seat: 1 });
      table.act('referee', { type: 'leave', seat: 1 });
      table.now += seconds(60);
      table.act(0, { type: 'take-round' });
      table.act(1, { type: 'return', seat: 1 });
      table.act(0, { type: 'offer-end' });
      table.act(1, { type: 'offer-end' });
    },
  },
  {
    name: 'super-sealed',
    title: 'Super, sealed: the referee never holds the code before it is opened',
    terms: { ...superTerms, custody: 'sealed', marker: 'by-hand' },
    play(table) {
      table.act(0, { type: 'hide-code', code: 'hidden', blanks: null, palmed: null, commitment: '3f8a' });
      handRow(table, 0, '11223', pegs(3, 1));
      handRow(table, 0, '11234', pegs(5, 0));
      table.refused(0, { type: 'open-code', code: digits('11235'), genuine: false });
      table.act(0, { type: 'open-code', code: digits('11234'), genuine: true });
    },
  },
  {
    name: 'braille',
    title: 'Braille, game 1, by fewest rows',
    terms: standardTerms(brailleEdition()),
    play(table) {
      round(table, 0, digits('1123'), digits('1122'), digits('1123'));
      round(table, 1, digits('6543'), digits('1122'), digits('3456'), digits('6543'));
    },
  },
  {
    name: 'braille-blanks',
    title: 'Braille, game 2: an empty hole is a seventh number',
    terms: standardTerms(brailleEdition('on')),
    play(table) {
      round(table, 0, digits('0120'), digits('1200'), digits('0120'));
      round(table, 1, digits('6006'), digits('6006'));
    },
  },
  ...(['1', '2', '3', '3b'] as const).map((game): Script => {
    const blanks = game === '2' || game === '3b';
    return {
      name: `shapes-${game}`,
      title: `Shapes, game ${game}: the rulebook's own examples`,
      terms: standardTerms(shapesEdition(game)),
      play(table) {
        round(table, 0, pairs('21 53 41 54'), pairs('55 54 41 21'), pairs('21 53 41 54'));
        const code = blanks ? '10 1 0 22' : '14 51 25 11';
        const guess = blanks ? '20 1 12 0' : '51 12 25 51';
        round(table, 1, pairs(code), pairs(guess), pairs(code));
      },
    };
  }),
  {
    name: 'duel',
    title: 'Duel of three rounds: won, both in one turn and so again, won',
    terms: standardTerms(duelEdition()),
    play(table) {
      hideBoth(table, '11234', '55678');
      turn(table, '12345', '11223');
      turn(table, '55678', '11324');
      hideBoth(table, '11234', '55678');
      turn(table, '55678', '11234');
      hideBoth(table, '12345', '54321');
      turn(table, '54321', '11111');
    },
  },
  {
    name: 'duel-four',
    title: 'Duel with four rings, and twelve turns without a find',
    terms: { ...duelTerms, edition: duelEdition(4) },
    play(table) {
      hideBoth(table, '1234', '5678');
      for (let row = 0; row < 12; row += 1) turn(table, '1111', '8888');
      hideBoth(table, '1234', '5678');
      turn(table, '1111', '1234');
    },
  },
  {
    name: 'duel-handicap',
    title: 'Duel with a handicap: seat 1 looks for four rings, seat 2 for five',
    terms: { ...duelTerms, edition: duelEdition([4, 5]) },
    play(table) {
      hideBoth(table, '12345', '5678');
      turn(table, '5555', '12345');
    },
  },
  {
    name: 'duel-speed',
    title: 'Duel for speed, by hand: who owes an answer gives it first, and the earlier guess counts',
    terms: { ...duelTerms, pace: 'free', marker: 'by-hand' },
    play(table) {
      hideBoth(table, '11234', '55678');
      table.guess(0, digits('55578'));
      table.refused(1, { type: 'place-guess', guess: digits('11234') });
      table.mark(1, pegs(4, 0));
      table.guess(1, digits('11234'));
      table.mark(0, pegs(5, 0));
    },
  },
  {
    name: 'duel-void',
    title: 'Duel by hand: seat 2 answered wrongly, so seat 1 gets the point and the round is played again',
    terms: { ...standardTerms(duelEdition()), marker: 'by-hand' },
    play(table) {
      hideBoth(table, '11234', '55678');
      turn(table, '55555', '11234');
      table.mark(1, pegs(1, 0));
      table.mark(0, pegs(5, 0));
      hideBoth(table, '11234', '55678');
      turn(table, '55678', '11111');
      table.mark(1, pegs(5, 0));
      table.mark(0, pegs(2, 0));
    },
  },
  {
    name: 'duel-tray',
    title: 'Duel with counted rings: each has a half, and counts change when both rows are uncovered',
    terms: { ...duelTerms, supply: 12 },
    play(table) {
      table.act(0, {
        type: 'hide-code',
        code: digits('11234'),
        blanks: null,
        palmed: [[2, 0, 0, 0, 0, 0, 0, 1]],
        commitment: null,
      });
      table.hide(1, digits('55678'));
      turn(table, '11111', '88888');
      turn(table, '55678', '11111');
    },
  },
  {
    name: 'solitaire',
    title: 'Alone against the house, two rounds',
    terms: standardTerms(superEdition(), { form: 'solitaire', length: { kind: 'rounds', rounds: 2 } }),
    play(table) {
      for (const code of ['11234', '88765']) {
        table.hide('house', digits(code));
        table.guess(0, digits('12345'));
        table.guess(0, digits(code));
      }
    },
  },
  {
    name: 'race',
    title: 'Race of three in turns: two break the code in the same turn and share the win',
    terms: { ...standardTerms(brailleEdition(), { form: 'race' }), seats: [PERSON, PERSON, PERSON] },
    play(table) {
      table.hide('house', digits('1123'));
      for (const seat of [2, 0, 1]) table.guess(seat, digits(`${seat + 1}456`));
      for (const [seat, guess] of [
        [0, '1123'],
        [1, '1132'],
        [2, '1123'],
      ] as const) {
        table.guess(seat, digits(guess));
      }
    },
  },
  {
    name: 'race-free',
    title: 'Race at their own pace: the first in time wins, whatever the rows',
    terms: { ...standardTerms(superEdition({ holes: 4, colours: 6 }), { form: 'race' }), pace: 'free' },
    play(table) {
      table.hide('house', digits('1123'));
      table.guess(1, digits('1122'));
      table.guess(1, digits('1456'));
      table.guess(0, digits('1122'));
      table.guess(1, digits('1123'));
    },
  },
  {
    name: 'custom',
    title: 'A custom game: six holes of seven kinds without repeats, in five rows',
    terms: standardTerms(
      customEdition({
        holes: 6,
        facets: [{ name: 'number', size: 7, blank: false }],
        repeats: false,
        rows: 5,
      }),
      { form: 'solitaire' },
    ),
    play(table) {
      table.hide('house', digits('123457'));
      table.refused(0, { type: 'place-guess', guess: digits('123451') });
      table.guess(0, digits('765432'));
      table.guess(0, digits('123457'));
    },
  },
];

/** So many rows that the last of them finds the code. */
function search(code: string, rows: number): readonly (readonly number[])[] {
  return Array.from({ length: rows }, (_, row) => digits(row === rows - 1 ? code : '88888'));
}

function handRow(table: Table, maker: 0 | 1, guess: string, feedback: ReturnType<typeof pegs>): void {
  table.now += seconds(20);
  table.guess(maker === 0 ? 1 : 0, digits(guess));
  table.now += seconds(5);
  table.mark(maker, feedback);
}

function hideBoth(table: Table, first: string, second: string): void {
  table.hide(0, digits(first));
  table.hide(1, digits(second));
}
