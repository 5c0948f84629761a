// Whether npm's own note of what it installed matches the lock file: after `npm ci` by hand nothing is installed again.

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {readonly string[]} [os]
 * @property {readonly string[]} [cpu]
 * @property {readonly string[]} [libc]
 * @typedef {{ readonly packages?: Readonly<Record<string, LockedPackage>> }} Lock
 * @typedef {{ readonly platform: string; readonly arch: string }} Machine
 */

/**
 * Optional packages have to be there if they are made for this machine: those for another system or C library, and what
 * only those need, may be missing.
 *
 * @param {Lock} lock @param {Lock} installed @param {Machine} machine
 */
export function isInstalled({ packages = {} }, { packages: found = {} }, machine) {
  const wanted = Object.entries(packages).filter(
    ([name, { link }]) => name.startsWith('node_modules/') && !link,
  );
  return (
    wanted.length > 0 &&
    wanted.every(([name, one]) => {
      const there = found[name];
      if (!there) return isOptional(one) && !isFor(one, machine);
      return there.version === one.version && there.integrity === one.integrity;
    })
  );
}

/** @param {LockedPackage} locked */
function isOptional({ optional = false, devOptional = false }) {
  return optional || devOptional;
}

/** @param {LockedPackage} locked @param {Machine} machine */
function isFor({ os, cpu, libc }, { platform, arch }) {
  if (libc || (!os && !cpu)) return false;
  return (os?.includes(platform) ?? true) && (cpu?.includes(arch) ?? true);
}
