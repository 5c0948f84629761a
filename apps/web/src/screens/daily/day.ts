// Days as the daily code counts them: UTC, the same for everybody, whatever clock change their country makes.

const DAY = 86_400_000;

/** `2026-03-14`. */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

export function daysLater(day: string, by: number): string {
  return dayOf(Date.parse(`${day}T00:00:00Z`) + by * DAY);
}

export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
    daysLater(text, 0) === text
  );
}

/** Milliseconds until the next code. */
export function untilNextDay(now: number): number {
  return DAY - (((now % DAY) + DAY) % DAY);
}

/** The newest first, `count` of them, up to this day. */
export function daysUpTo(day: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, before) => daysLater(day, -before));
}

/** Days in a row on which the code was found, counted back from today, or from yesterday while today is still open. */
export function streakOf(found: ReadonlySet<string>, today: string): number {
  let day = found.has(today) ? today : daysLater(today, -1);
  let days = 0;
  while (found.has(day)) {
    days += 1;
    day = daysLater(day, -1);
  }
  return days;
}
