// Figures of the whole repository that may fall but not rise: each is compared with the recorded one.

/**
 * @typedef {import('./figures.mjs').Figures} Figures
 * @typedef {keyof typeof ADVICE} Ratcheted
 * @typedef {Readonly<Partial<Record<Ratcheted, number>>>} Recorded
 */

/**
 * The figures that must not rise, with what to do when one does. Files and lines are not among them, because features need some. What no
 * file may have at all is in guards.mjs.
 */
const ADVICE = {
  'longest file': 'Split the longest file by idea; a file has 80 to 250 lines.',
  casts: 'Let a type, a type guard or a decoder say it; `as const` and `satisfies` do not count.',
  duplicates: 'Move the repeated lines to one place that both use.',
};

/** @type {readonly Ratcheted[]} */
const RATCHETED = /** @type {Ratcheted[]} */ (Object.keys(ADVICE));

/** @param {Figures} figures @param {Recorded} recorded @returns {string[]} a sentence for each figure that rose */
export function rises(figures, recorded) {
  return RATCHETED.flatMap((name) => {
    const before = recorded[name];
    if (before === undefined) return [`${name}: nothing is recorded. Run \`npm run house -- --record\`.`];
    if (figures[name] <= before) return [];
    return [
      `${name} rose from ${before} to ${figures[name]}. ${ADVICE[name]} \`npm run house -- --list\` names the places.`,
    ];
  });
}

/** The figures to record: lower ones, never a higher one. @param {Figures} figures @param {Recorded} recorded @returns {Recorded} */
export function lowered(figures, recorded) {
  return Object.fromEntries(
    RATCHETED.map((name) => [name, Math.min(figures[name], recorded[name] ?? Number.POSITIVE_INFINITY)]),
  );
}
