import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { outputTo } from '../process-console.ts';
import { LONGEST_LINE, linesOf } from './io.ts';

async function* pieces(...texts: readonly string[]): AsyncGenerator<string> {
  yield* texts;
}

async function allLines(...texts: readonly string[]): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const line of linesOf(pieces(...texts))) lines.push(line);
  return lines;
}

describe('lines', () => {
  it('are the same wherever the pieces are cut', async () => {
    const text = 'one\r\n\ntwo\nthree';
    for (let cut = 0; cut <= text.length; cut += 1) {
      expect(await allLines(text.slice(0, cut), text.slice(cut))).toEqual(['one', '', 'two', 'three']);
    }
  });

  it('are none in nothing, and a last line end begins no line', async () => {
    expect(await allLines()).toEqual([]);
    expect(await allLines('', '')).toEqual([]);
    expect(await allLines('one\n')).toEqual(['one']);
    expect(await allLines('\n')).toEqual(['']);
  });

  it('that never end are held only as far as to know that they are too long', async () => {
    const endless = Array.from({ length: 100 }, () => 'x'.repeat(LONGEST_LINE));
    const [line = '', next] = await allLines(...endless, '\nnext');
    expect(line.length).toBeGreaterThan(LONGEST_LINE);
    expect(line.length).toBeLessThan(3 * LONGEST_LINE);
    expect(next).toBe('next');
  });
});

describe('output', () => {
  it('waits for a slow reader instead of piling up', async () => {
    let most = 0;
    const slow = new Writable({
      highWaterMark: 1000,
      write: (_piece, _encoding, done) => void setImmediate(done),
    });
    const out = outputTo(slow);
    for (let written = 0; written < 500; written += 1) {
      await out.write('x'.repeat(100));
      most = Math.max(most, slow.writableLength);
    }
    expect(most).toBeLessThanOrEqual(1100);
  });
});
