import { expect, test, vi } from 'vitest';
import { answerTicks, playAnswer, playSound } from './sound.ts';

test('each key peg is heard, by pitch and by number of beats', () => {
  expect(answerTicks({ black: 0, white: 0, blue: 0 })).toEqual([]);
  const black = answerTicks({ black: 1, white: 0, blue: 0 });
  const white = answerTicks({ black: 0, white: 1, blue: 0 });
  const blue = answerTicks({ black: 0, white: 0, blue: 1 });
  expect([black, white, blue].map((ticks) => ticks.length)).toEqual([1, 2, 3]);
  expect(new Set([black, white, blue].map(([first]) => first?.pitch)).size).toBe(3);
});

test('pegs follow one another, black first', () => {
  const ticks = answerTicks({ black: 2, white: 1, blue: 1 });
  expect(ticks.map(({ at }) => at)).toEqual(ticks.map(({ at }) => at).toSorted((a, b) => a - b));
  expect(ticks).toHaveLength(2 + 2 + 3);
});

test('the shield is heard after the answer that ends a round, and at once without one', () => {
  const starts: number[] = [];
  const node = { connect: () => node };
  const level = { ...node, gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} } };
  const tone = { ...node, start: (at: number) => starts.push(at), stop() {} };
  const made = (thing: object) =>
    function make() {
      return thing;
    };
  const audio = { currentTime: 5, state: 'running' };
  for (const [name, thing] of Object.entries({ AudioContext: audio, OscillatorNode: tone, GainNode: level }))
    vi.stubGlobal(name, made(thing));
  playSound('shield');
  expect(starts[0]).toBe(5);
  starts.length = 0;
  playAnswer({ black: 3, white: 0, blue: 0 });
  playSound('shield');
  expect(starts).toHaveLength(3 + 3);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  vi.unstubAllGlobals();
});
