import { openMatch, standardTerms, superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { briefCard, type Card, cardOf, decodeCard, touched } from './card.ts';

const CARD: Card = {
  match: 'm',
  origin: { kind: 'set-up' },
  sitters: [{ kind: 'person', name: null }],
  codemaker: 'random',
  hints: true,
  madeAt: 1,
  touchedAt: 1,
  closed: false,
};

/** As the web app has stored them since its first version. */
const WEB_CARDS = [
  '{"origin":{"kind":"set-up"},"sitters":[{"kind":"person","name":null},{"kind":"house","level":"steady"}],"codemaker":"random","hints":true,"match":"0b1e6f3c-9d1f-4a53-8f4c-2f1d7a0e5b11","madeAt":1750000000000,"touchedAt":1750000060000,"closed":true}',
  '{"origin":{"kind":"daily","date":"2026-03-14"},"sitters":[{"kind":"person","name":null}],"codemaker":"random","hints":false,"match":"d","madeAt":1,"touchedAt":2,"closed":false}',
  '{"origin":{"kind":"daily","date":"2026-03-14","onTheDay":true},"sitters":[{"kind":"person","name":null}],"codemaker":"random","hints":false,"match":"e","madeAt":1,"touchedAt":2,"closed":false}',
  '{"origin":{"kind":"challenge"},"sitters":[{"kind":"person","name":null}],"codemaker":"random","hints":true,"match":"c","madeAt":1,"touchedAt":2,"closed":false}',
  '{"match":"i","origin":{"kind":"import"},"sitters":[{"kind":"person","name":"Guest"},{"kind":"person","name":"Player 2"}],"codemaker":"random","hints":true,"madeAt":1,"touchedAt":2,"closed":true}',
  '{"match":"t","origin":{"kind":"online","table":"t","seat":1},"sitters":[{"kind":"person","name":"Guest"},{"kind":"person","name":"You"}],"codemaker":"random","hints":false,"madeAt":1,"touchedAt":2,"closed":false}',
];

/** As the terminal has. */
const TERMINAL_CARDS = [
  '{"origin":{"kind":"set-up"},"sitters":[{"kind":"person","name":null}],"codemaker":"adversarial","hints":true,"match":"k7mpq2","madeAt":1750000000000}',
  '{"origin":{"kind":"daily","date":"2026-03-14"},"sitters":[{"kind":"person","name":null}],"codemaker":"random","hints":true,"match":"d","madeAt":1}',
  '{"match":"i","origin":{"kind":"import"},"sitters":[{"kind":"person","name":null},{"kind":"house","level":"master"}],"codemaker":"hard","hints":true,"madeAt":1}',
  '{"match":"t","origin":{"kind":"online","seat":null},"sitters":[{"kind":"person","name":"Guest"},{"kind":"person","name":null}],"codemaker":"random","hints":false,"madeAt":1}',
];

test.each(WEB_CARDS)('a card that the web app stored is read as it is: %s', (text) => {
  expect(decodeCard(JSON.parse(text))).toEqual(JSON.parse(text));
});

test.each(TERMINAL_CARDS)('a card that the terminal stored is read, and written as it was: %s', (text) => {
  const card = decodeCard(JSON.parse(text));
  const { madeAt, match } = JSON.parse(text);
  expect(card).toMatchObject({ madeAt, match, touchedAt: madeAt, closed: false });
  expect(card && briefCard(card)).toEqual(JSON.parse(text));
});

test('an online match that the terminal kept has the name of its table', () => {
  const [text = ''] = TERMINAL_CARDS.slice(-1);
  expect(decodeCard(JSON.parse(text))?.origin).toEqual({ kind: 'online', table: 't', seat: null });
});

test('anything else is not a card', () => {
  const online = { ...CARD, origin: { kind: 'online', table: 'm', seat: 8 } };
  for (const value of [null, 7, {}, { ...CARD, closed: 'no' }, { ...CARD, level: 'steady' }, online])
    expect(decodeCard(value)).toBeNull();
});

test('a card knows when its match was last touched, and that it is over for good', () => {
  const open = touched(CARD, [
    { type: 'seen', seat: 0, at: 2 },
    { type: 'seen', seat: 0, at: 3 },
  ]);
  expect(open).toEqual({ ...CARD, touchedAt: 3 });
  const over = touched(open, [{ type: 'match-closed', result: { kind: 'finished' }, at: 4 }]);
  expect(over).toEqual({ ...CARD, touchedAt: 4, closed: true });
  expect(touched(over, [{ type: 'left', seat: 0, at: 5 }])).toEqual({ ...CARD, touchedAt: 5, closed: true });
});

test('a lost card is rebuilt from the log', () => {
  const opening = openMatch(standardTerms(superEdition(), { form: 'solitaire' }), () => 0, 7);
  const log = opening.ok ? opening.value : [];
  const state = { terms: standardTerms(superEdition(), { form: 'solitaire' }), phase: 'hiding' } as const;
  expect(cardOf('m', null, log, state)).toEqual({ ...CARD, madeAt: 7, touchedAt: 7 });
  expect(cardOf('m', CARD, log, { ...state, phase: 'closed' })).toEqual({
    ...CARD,
    touchedAt: 7,
    closed: true,
  });
});
