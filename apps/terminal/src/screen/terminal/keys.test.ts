// Keys as terminals send them.

import { describe, expect, it } from 'vitest';
import { createKeyDecoder, type Key } from './keys.ts';

const ESC = '\u001b';

function decoded(...pieces: readonly string[]): readonly Key[] {
  const decoder = createKeyDecoder();
  return [...pieces.flatMap((piece) => decoder.feed(piece)), ...decoder.flush()];
}

const named = (name: string) => ({ kind: 'named', name });
const sign = (typed: string, alt = false) => ({ kind: 'sign', sign: typed, alt });

describe('a key', () => {
  it.each([
    ['a', sign('a')],
    ['é', sign('é')],
    ['😀', sign('😀')],
    ['\r', named('enter')],
    ['\n', named('enter')],
    ['\t', named('tab')],
    ['\u007f', named('backspace')],
    ['\b', named('backspace')],
    ['\u0003', { kind: 'control', letter: 'c' }],
    [ESC, named('escape')],
    [`${ESC}[A`, named('up')],
    [`${ESC}OA`, named('up')],
    [`${ESC}[1;2C`, named('right')],
    [`${ESC}[Z`, named('back-tab')],
    [`${ESC}[3~`, named('delete')],
    [`${ESC}[5~`, named('page-up')],
    [`${ESC}[15~`, named('f5')],
    [`${ESC}OP`, named('f1')],
    [`${ESC}OM`, named('enter')],
    [`${ESC}7`, sign('7', true)],
    [`${ESC}[<0;3;4M`, { kind: 'click', spot: { x: 2, y: 3 } }],
    [`${ESC}[<4;300;200M`, { kind: 'click', spot: { x: 299, y: 199 } }],
    [`${ESC}[<64;3;4M`, named('wheel-up')],
    [`${ESC}[<65;3;4M`, named('wheel-down')],
  ])('%j is read', (typed, key) => {
    expect(decoded(typed)).toEqual([key]);
  });

  it('is read however it comes in pieces', () => {
    const text = `1${ESC}[A${ESC}[200~12\r3${ESC}[201~${ESC}]11;rgb:ffff/ffff/ffff${ESC}\\é`;
    const whole = decoded(text);
    for (let at = 1; at < text.length; at += 1)
      expect(decoded(text.slice(0, at), text.slice(at))).toEqual(whole);
    expect(decoded(...text)).toEqual(whole);
    expect(whole.map(({ kind }) => kind)).toEqual(['sign', 'named', 'paste', 'report', 'sign']);
  });

  it('that means nothing here is passed over, and what comes after it is not lost', () => {
    expect(decoded(`${ESC}[?1;2c${ESC}[<0;3;4m${ESC}[<2;3;4Mx`)).toEqual([sign('x')]);
  });

  it('incomplete input is dropped, and an endless paste does not fill the memory', () => {
    expect(decoded(`${ESC}[1;`)).toEqual([]);
    const decoder = createKeyDecoder();
    expect(decoder.feed(`${ESC}[200~${'x'.repeat(20_000)}`)).toEqual([]);
    expect(decoder.waits()).toBe(false);
  });
});

describe('what a terminal says of itself', () => {
  it('tells a light background from a dark one', () => {
    const report = (light: boolean) => [{ kind: 'report', report: { kind: 'background', light } }];
    expect(decoded(`${ESC}]11;rgb:ffff/fafa/e0e0${ESC}\\`)).toEqual(report(true));
    expect(decoded(`${ESC}]11;rgb:1e/1e/1e\u0007`)).toEqual(report(false));
    expect(decoded(`${ESC}]11;nonsense\u0007`)).toEqual([]);
  });

  it('says whether whole frames are shown at once', () => {
    expect(decoded(`${ESC}[?2026;2$y`)).toEqual([{ kind: 'report', report: { kind: 'synchronised' } }]);
    expect(decoded(`${ESC}[?2026;0$y`)).toEqual([]);
  });
});
