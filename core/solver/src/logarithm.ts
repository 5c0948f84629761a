// Logarithms that are the same on every platform: Math.log may differ in the last bit, products may not.

/** The logarithm to base 2 of a number of at least 1, by squaring. */
export function log2(value: number): number {
  let rest = value;
  let log = 0;
  while (rest >= 2) {
    rest /= 2;
    log += 1;
  }
  for (let bit = 0.5; bit > 2 ** -44; bit /= 2) {
    rest *= rest;
    if (rest < 2) continue;
    rest /= 2;
    log += bit;
  }
  return log;
}

const logs: number[] = [0, 0];

/** The same for a whole number, cached: logarithms are expensive, and the same few thousand are needed again and again. */
export function log2OfWhole(value: number): number {
  for (let next = logs.length; next <= value; next += 1) logs.push(log2(next));
  return logs[value] as number;
}
