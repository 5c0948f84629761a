import type { Objection } from '@blackpeg/session';
import { expect, test } from 'vitest';
import { CLASSIC, hide, lookOf, place, playedOut } from '../played.testing.ts';
import { questionOf } from './asking.ts';

const look = lookOf(playedOut(CLASSIC, hide(0, [1, 2, 3]), place(1, [1, 2, 3])), 0);
const nothing = { asked: null, misfit: null, dismissed: null };
const found = { black: 3, white: 0, blue: 0 };

function asked(violation: Extract<Objection, { readonly from: 'rules' }>['violation']) {
  const question = questionOf(look, nothing, { from: 'rules', violation, forgotten: false }, false);
  return { isWarning: question?.isWarning, labels: question?.answers.map(({ label }) => label) };
}

test('a wrong answer is warned of and sent anyway; one that ends the search is just given', () => {
  const { change, sendAnyway } = look.words.row;
  const wrong = {
    rule: 'F7',
    kind: 'confirm-wrong',
    row: 1,
    given: { ...found, black: 1 },
    right: found,
  } as const;
  expect(asked(wrong)).toEqual({ isWarning: true, labels: [change, sendAnyway] });
  expect(asked({ rule: 'F8', kind: 'confirm-final', row: 1, given: found })).toEqual({
    isWarning: false,
    labels: [change, 'The code is found'],
  });
});
