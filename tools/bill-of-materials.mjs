// What the project is made of, read from the lock file: every package with its version, licence and hash.

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [license]
 * @property {string} [integrity]
 * @property {boolean} [link] a package of our own
 * @property {boolean} [dev] needed to build and test only
 * @property {boolean} [devOptional]
 * @property {boolean} [hasInstallScript]
 * @property {Record<string, string>} [dependencies]
 */

/** @typedef {{ readonly version: string, readonly packages: Readonly<Record<string, LockedPackage>> }} Lock */

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string} version
 * @property {string} licence
 * @property {string} integrity
 * @property {boolean} isShipped part of what players and operators run
 * @property {boolean} hasInstallScript
 */

const FOLDER = 'node_modules/';

/** Third-party packages by name, each version once. @param {Lock} lock @returns {readonly Part[]} */
export function partsOf(lock) {
  return Object.entries(lock.packages)
    .filter(([place, { link }]) => place.includes(FOLDER) && !link)
    .map(([place, found]) => ({
      name: place.slice(place.lastIndexOf(FOLDER) + FOLDER.length),
      version: found.version ?? '',
      licence: found.license ?? '',
      integrity: found.integrity ?? '',
      isShipped: !found.dev && !found.devOptional,
      hasInstallScript: found.hasInstallScript === true,
    }))
    .sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version))
    .filter(
      ({ name, version }, index, all) => name !== all[index - 1]?.name || version !== all[index - 1]?.version,
    );
}

/** One line each, those that are shipped first. @param {readonly Part[]} parts @returns {string} */
export function licenceList(parts) {
  const lines = (/** @type {boolean} */ isShipped) =>
    parts
      .filter((part) => part.isShipped === isShipped)
      .map(({ name, version, licence }) => `${licence.padEnd(14)} ${name} ${version}`);
  return ['Shipped:', ...lines(true), '', 'To build and test:', ...lines(false)].join('\n');
}

/** A bill of materials in CycloneDX. @param {Lock} lock */
export function cycloneDx(lock) {
  const own = { type: 'application', name: 'blackpeg', version: lock.version };
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { ...own, 'bom-ref': `blackpeg@${lock.version}`, licenses: licences('MIT') } },
    components: partsOf(lock).map(({ name, version, licence, integrity, isShipped }) => ({
      type: 'library',
      'bom-ref': `${name}@${version}`,
      name,
      version,
      scope: isShipped ? 'required' : 'excluded',
      licenses: licences(licence),
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      hashes: hashes(integrity),
    })),
  };
}

/** One licence by its name, several as an expression. @param {string} licence */
function licences(licence) {
  return [/[ (]/.test(licence) ? { expression: licence } : { license: { id: licence } }];
}

/** @param {string} integrity */
function hashes(integrity) {
  const [, content = ''] = /^sha512-(.+)$/.exec(integrity) ?? [];
  return content === '' ? [] : [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }];
}
