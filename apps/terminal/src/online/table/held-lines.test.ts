import { expect, it } from 'vitest';
import { holdLines } from './held-lines.ts';

it('keeps a line that comes after its end for the next reader', async () => {
  const waiting: ((line: string | null) => void)[] = [];
  const lines = holdLines({ next: () => new Promise((resolve) => waiting.push(resolve)) });
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  const first = lines.until(over).next();
  end();
  expect(await first).toBeNull();
  expect(await lines.until(over).next()).toBeNull();
  waiting[0]?.('late');
  expect(await lines.next()).toBe('late');
  expect(waiting).toHaveLength(1);
  const second = lines.next();
  waiting[1]?.(null);
  expect(await second).toBeNull();
});
