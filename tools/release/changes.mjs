// The text changes of a release: the changelog gets a heading, versions are raised.

/** @param {string} version @returns {number[]} */
function parts(version) {
  return version.split('.').map(Number);
}

/** Whether it is a version, and later than this one. @param {string} version @param {string} current */
export function isLater(version, current) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return false;
  const [next, now] = [parts(version), parts(current)];
  const at = next.findIndex((part, place) => part !== now[place]);
  return at >= 0 && (next[at] ?? 0) > (now[at] ?? 0);
}

/**
 * The unreleased changes become those of this version; null if there are none.
 *
 * @param {string} changelog
 * @param {string} version
 * @param {string} day
 */
export function releasedChangelog(changelog, version, day) {
  const [, unreleased = ''] = /\n## Unreleased\n([\s\S]*?)(?=\n## |$)/.exec(changelog) ?? [];
  if (unreleased.trim() === '') return null;
  return changelog.replace('\n## Unreleased\n', () => `\n## Unreleased\n\n## ${version}, ${day}\n`);
}

/**
 * A package.json with its version and those of the packages beside it.
 *
 * @param {string} manifest
 * @param {string} current
 * @param {string} version
 */
export function withVersion(manifest, current, version) {
  const old = current.replaceAll('.', '\\.');
  return manifest.replaceAll(
    new RegExp(`("(?:version|@blackpeg/[a-z-]+)": )"${old}"`, 'g'),
    (_, field) => `${field}"${version}"`,
  );
}
