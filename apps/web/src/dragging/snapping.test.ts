import { expect, test } from 'vitest';
import { carriedFrom } from './carried.ts';
import { holeNear, pulled } from './snapping.ts';

const HOLES = [100, 150, 200].map((x, hole) => ({ hole, x, y: 300 }));
const MOUSE = { lift: 0, width: 40 };
const FINGER = { lift: 60, width: 40 };

test('the nearest hole takes a peg, beyond its own edge, and none does further away', () => {
  expect(holeNear(HOLES, { x: 118, y: 330 }, MOUSE)?.hole).toBe(0);
  expect(holeNear(HOLES, { x: 128, y: 330 }, MOUSE)?.hole).toBe(1);
  expect(holeNear(HOLES, { x: 240, y: 300 }, MOUSE)?.hole).toBe(2);
  expect(holeNear(HOLES, { x: 250, y: 300 }, MOUSE)).toBeNull();
  expect(holeNear(HOLES, { x: 150, y: 350 }, MOUSE)).toBeNull();
  expect(holeNear([], { x: 150, y: 300 }, MOUSE)).toBeNull();
});

test('a finger may bring the peg above it to the hole, or itself', () => {
  for (const y of [260, 300, 330, 360, 400])
    expect(holeNear(HOLES, { x: 150, y }, FINGER)?.hole, `${y}`).toBe(1);
  for (const y of [250, 410]) expect(holeNear(HOLES, { x: 150, y }, FINGER), `${y}`).toBeNull();
});

test('a peg is drawn above the finger', () => {
  expect(pulled({ x: 10, y: 110 }, null, FINGER)).toEqual({ x: 10, y: 50 });
});

test('the nearer its hole, the more a peg is drawn into it; it never jumps and never turns back', () => {
  for (const grip of [MOUSE, FINGER]) {
    const drawn = Array.from({ length: 200 }, (_, step) => {
      const at = { x: 150, y: 450 - step };
      return pulled(at, holeNear(HOLES, at, grip), grip).y;
    });
    const steps = drawn.slice(1).map((y, step) => (drawn[step] ?? 0) - y);
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...steps)).toBeLessThan(6);
    expect(drawn).toContain(300);
  }
  const [hole = null] = HOLES;
  expect(pulled({ x: 111, y: 300 }, hole, MOUSE).x).toBeCloseTo(100.69, 2);
});

test('a peg stays in its hole while either the finger or the peg above it is there', () => {
  const [hole = null] = HOLES;
  for (const y of [300, 330, 360]) expect(pulled({ x: 100, y }, hole, FINGER)).toEqual({ x: 100, y: 300 });
});

test('the page says what can be carried', () => {
  expect(carriedFrom('peg 0')).toEqual({ from: 'elsewhere', peg: 0 });
  expect(carriedFrom('kind 1 4')).toEqual({ from: 'elsewhere', facet: 1, kind: 4 });
  expect(carriedFrom('hole 2')).toEqual({ from: 'row', hole: 2 });
  for (const nothing of [undefined, '', 'ring 3']) expect(carriedFrom(nothing)).toBeNull();
});
