// Room on a device as a language writes it.

import { lazy } from '../../lazy.ts';

/** In megabytes, one place behind the point; a little is not nothing. */
export function bytesIn(tag: string): (bytes: number) => string {
  const format = lazy(
    () => new Intl.NumberFormat(tag, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
  );
  return (bytes) => format().format(bytes <= 0 ? 0 : Math.max(0.1, bytes / 1_000_000));
}
