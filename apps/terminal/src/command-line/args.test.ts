import { describe, expect, it } from 'vitest';
import { type OptionSpecs, parseChoice, parseNumber, parseOptions } from './args.ts';

const SPECS = {
  edition: { takes: 'edition' },
  json: {},
  help: { short: 'h' },
} as const satisfies OptionSpecs;

describe('options', () => {
  it('reads values, flags and arguments in any order', () => {
    const expected = {
      values: { edition: 'super', json: true, help: false },
      positionals: ['11223', '12345'],
    };
    for (const line of [
      '--edition super --json 11223 12345',
      '11223 --json 12345 --edition=super',
      '--json --edition super -- 11223 12345',
    ]) {
      expect(parseOptions(SPECS, line.split(' '))).toEqual({ ok: true, value: expected });
    }
  });

  it('leaves a value out as undefined and a flag as false', () => {
    expect(parseOptions(SPECS, [])).toEqual({
      ok: true,
      value: { values: { edition: undefined, json: false, help: false }, positionals: [] },
    });
  });

  it('takes a single hyphen as an argument and everything after two as such', () => {
    expect(parseOptions(SPECS, ['-', '--', '--json', '-h'])).toMatchObject({
      value: { values: { json: false, help: false }, positionals: ['-', '--json', '-h'] },
    });
  });

  it.each([
    [['--colours', '8'], { kind: 'unknown-option', option: '--colours' }],
    [['-x'], { kind: 'unknown-option', option: '-x' }],
    [['--__proto__=1'], { kind: 'unknown-option', option: '--__proto__' }],
    [['--edition'], { kind: 'missing-value', option: '--edition' }],
    [['--edition='], { kind: 'missing-value', option: '--edition' }],
    [['--edition', '--json'], { kind: 'missing-value', option: '--edition' }],
    [['--edition', 'super', '--edition', 'duel'], { kind: 'repeated-option', option: '--edition' }],
    [['--json', '--json'], { kind: 'repeated-option', option: '--json' }],
    [['--json=yes'], { kind: 'unwanted-value', option: '--json' }],
  ])('refuses %j', (args, error) => {
    expect(parseOptions(SPECS, args)).toEqual({ ok: false, error });
  });

  it('accepts a value that looks like an option if it is joined to its option', () => {
    expect(parseOptions(SPECS, ['--edition=-1'])).toMatchObject({ value: { values: { edition: '-1' } } });
  });
});

describe('values', () => {
  it('are whole numbers in digits, within their range', () => {
    expect(parseNumber('--holes', '5', 1, 5)).toEqual({ ok: true, value: 5 });
    for (const given of ['0', '6', '-1', '1.5', '1e0', '', ' 1', '٣', '9'.repeat(40)]) {
      expect(parseNumber('--holes', given, 1, 5)).toEqual({
        ok: false,
        error: { kind: 'bad-number', option: '--holes', given, least: 1, most: 5 },
      });
    }
  });

  it('are one of the words known, large or small', () => {
    expect(parseChoice('--lang', 'FR', ['en', 'fr'])).toEqual({ ok: true, value: 'fr' });
    expect(parseChoice('--lang', 'it', ['en', 'fr'])).toMatchObject({
      error: { kind: 'bad-choice', given: 'it' },
    });
  });
});
