import {
  brailleEdition,
  type DuelRings,
  duelEdition,
  type Edition,
  shapesEdition,
  superEdition,
} from '@blackpeg/rules';
import { describe, expect, it } from 'vitest';
import { type EditionFlags, editionAmong, editionFrom } from './edition-args.ts';

function flags(given: Partial<EditionFlags>): EditionFlags {
  return {
    edition: undefined,
    game: undefined,
    holes: undefined,
    colours: undefined,
    blanks: false,
    ...given,
  };
}

describe('editions from flags', () => {
  it.each<[Partial<EditionFlags>, Edition]>([
    [{ edition: 'super' }, superEdition()],
    [{ edition: 'Super', game: '1' }, superEdition()],
    [{ edition: 'super', game: '2' }, superEdition({ blanks: 'on' })],
    [{ edition: 'super', blanks: true }, superEdition({ blanks: 'on' })],
    [{ edition: 'super', blanks: 'choice' }, superEdition({ blanks: 'choice' })],
    [{ edition: 'super', game: '2', blanks: 'choice' }, superEdition({ blanks: 'choice' })],
    [{ edition: 'super', holes: '5', colours: '8', blanks: true }, superEdition({ blanks: 'on' })],
    [{ edition: 'super', holes: '1', colours: '1' }, superEdition({ holes: 1, colours: 1 })],
    [{ edition: 'super', holes: '4', colours: '6' }, superEdition({ holes: 4, colours: 6 })],
    [{ edition: 'super-4x6-blanks' }, superEdition({ holes: 4, colours: 6, blanks: 'on' })],
    [{ edition: 'braille' }, brailleEdition()],
    [{ edition: 'braille', game: '2' }, brailleEdition('on')],
    [{ edition: 'shapes' }, shapesEdition('1')],
    [{ edition: 'shapes', game: '2' }, shapesEdition('2')],
    [{ edition: 'shapes', game: '3' }, shapesEdition('3')],
    [{ edition: 'shapes', game: '3B' }, shapesEdition('3b')],
    [{ edition: 'shapes-3b', game: '3b' }, shapesEdition('3b')],
    [{ edition: 'duel' }, duelEdition()],
    [{ edition: 'duel', game: '1', holes: '4' }, duelEdition(4)],
  ])('%j', (given, edition) => {
    expect(editionFrom(flags(given))).toEqual({ ok: true, value: edition });
  });

  it.each<[string, DuelRings]>([
    ['4,5', [4, 5]],
    ['5,4', [5, 4]],
    ['4,4', [4, 4]],
    ['5,5', [5, 5]],
  ])('D5b a handicap by seat: %s', (holes, rings) => {
    expect(editionFrom(flags({ edition: 'duel', holes }))).toEqual({ ok: true, value: duelEdition(rings) });
  });

  it.each<[Partial<EditionFlags>, string]>([
    [{}, 'missing-option'],
    [{ edition: 'master' }, 'unknown-edition'],
    [{ edition: '' }, 'unknown-edition'],
    [{ edition: 'custom' }, 'bad-text'],
    [{ edition: 'custom-9x9c' }, 'bad-text'],
    [{ edition: 'super-5' }, 'bad-text'],
    [{ edition: '5x8' }, 'bad-text'],
    [{ edition: 'super', game: '3' }, 'unknown-game'],
    [{ edition: 'duel', game: '2' }, 'unknown-game'],
    [{ edition: 'braille', game: '3b' }, 'unknown-game'],
    [{ edition: 'shapes', game: '4' }, 'unknown-game'],
    [{ edition: 'shapes-1', game: '2' }, 'not-for-edition'],
    [{ edition: 'super', holes: '6' }, 'bad-number'],
    [{ edition: 'super', holes: '0' }, 'bad-number'],
    [{ edition: 'super', holes: '4,5' }, 'bad-number'],
    [{ edition: 'super', colours: '9' }, 'bad-number'],
    [{ edition: 'super', colours: 'eight' }, 'bad-number'],
    [{ edition: 'duel', holes: '3' }, 'bad-choice'],
    [{ edition: 'duel', holes: '4,6' }, 'bad-choice'],
    [{ edition: 'duel', holes: '4,5,4' }, 'bad-choice'],
    [{ edition: 'duel', colours: '8' }, 'not-for-edition'],
    [{ edition: 'duel', blanks: true }, 'not-for-edition'],
    [{ edition: 'braille', colours: '6' }, 'not-for-edition'],
    [{ edition: 'braille', holes: '4' }, 'not-for-edition'],
    [{ edition: 'shapes', blanks: true }, 'not-for-edition'],
    [{ edition: 'shapes', holes: '4' }, 'not-for-edition'],
    [{ edition: 'super-4x6', holes: '4' }, 'not-for-edition'],
  ])('refuses %j: %s', (given, kind) => {
    expect(editionFrom(flags(given))).toMatchObject({ ok: false, error: { kind } });
  });
});

describe('editions among others', () => {
  const sizes = { holes: '4', colours: '6', blanks: true };

  it('are sized by what is a size of theirs', () => {
    const sized = (edition: string) => editionAmong(flags({ edition, ...sizes }));
    expect(sized('super')).toEqual({ ok: true, value: superEdition({ holes: 4, colours: 6, blanks: 'on' }) });
    expect(sized('duel')).toEqual({ ok: true, value: duelEdition(4) });
    expect(sized('braille')).toEqual({ ok: true, value: brailleEdition('on') });
    expect(sized('shapes')).toEqual({ ok: true, value: shapesEdition() });
  });

  it('refuse a size of theirs that they do not have', () => {
    expect(editionAmong(flags({ edition: 'duel', holes: '3' }))).toMatchObject({
      error: { kind: 'bad-choice' },
    });
    expect(editionAmong(flags({}))).toMatchObject({ error: { kind: 'missing-option' } });
  });
});
