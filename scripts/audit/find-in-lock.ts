import type { Rules } from './rules.ts';

export type LockedPackage = {
  version?: string;
  name?: string;
  integrity?: string;
  resolved?: string;
  license?: string;
  deprecated?: string;
  hasInstallScript?: boolean;
  inBundle?: boolean;
  link?: boolean;
  dev?: boolean;
};
export type Lock = { packages: Record<string, LockedPackage> };
export type Manifest = {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
};

type Locked = { path: string; name: string; entry: LockedPackage };

function packagesOf({ packages }: Lock): Locked[] {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({
      path,
      entry,
      name: entry.name ?? path.replace(/^.*node_modules\//, ''),
    }));
}

/** Evaluates an SPDX expression such as `A AND (B OR C)`: every part of an AND and one part of an OR must be allowed. */
function isAllowed(expression: string, licences: ReadonlySet<string>): boolean {
  const plain = expression.replaceAll(/[()]/g, '');
  return plain
    .split(/ AND /)
    .every((part) => part.split(/ OR /).some((licence) => licences.has(licence.trim())));
}

function licenceFault({ name, entry }: Locked, rules: Rules): string[] {
  const licence = rules.licenceOf[name] ?? entry.license;
  if (!licence) return ['names no licence'];
  const exceptions = rules.licenceExceptions.filter((one) => one.name.test(name));
  const allowed = new Set([...rules.licences, ...exceptions.map((one) => one.licence)]);
  return isAllowed(licence, allowed) ? [] : [`has the licence ${licence}`];
}

/** Reports a package that does not come from a registry: one with a git, file, ssh or non-registry http(s) URL. */
function originFault({ entry }: Locked): string[] {
  const from = [entry.resolved, entry.version].find(
    (text) => text && /^(git|file|ssh|https?)[+:]/.test(text),
  );
  const isFromRegistry = from === undefined || /^https:\/\/[^?#]+\/-\/[^?#]+\.tgz$/.test(from);
  return isFromRegistry ? [] : [`comes from ${from?.split(':')[0]}, not from a registry`];
}

function faultsOf(one: Locked, manifest: Manifest, rules: Rules, scriptsRun: boolean): string[] {
  const { entry, name } = one;
  // A bundled package is covered by the checksum of the package that contains it.
  const hasChecksum =
    Boolean(entry.integrity?.startsWith('sha512-')) || entry.inBundle || entry.link;
  const runsUnlisted =
    scriptsRun && entry.hasInstallScript && manifest.allowScripts?.[name] !== true;
  return [
    ...(hasChecksum ? [] : ['has no sha512 checksum']),
    ...(runsUnlisted ? ['has an install script that allowScripts does not list'] : []),
    ...(entry.deprecated ? [`is deprecated: ${entry.deprecated}`] : []),
    ...licenceFault(one, rules),
    ...originFault(one),
  ];
}

function findDuplicates(all: Locked[], { oneVersionOf }: Rules): string[] {
  const versions = new Map<string, Set<string>>();
  for (const { name, entry } of all) {
    if (entry.dev || !oneVersionOf.has(name)) continue;
    versions.set(name, (versions.get(name) ?? new Set()).add(entry.version ?? ''));
  }
  return [...versions]
    .filter(([, known]) => known.size > 1)
    .map(([name, known]) => `${name} has the versions ${[...known].join(' and ')}`);
}

/** A version or a version range, also of an aliased package (npm:name@version). */
const fromRegistry = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?[\^~]?\d+\.\d+\.\d+[\w.+-]*$/;

function findBadRequests({
  dependencies,
  devDependencies,
  optionalDependencies,
}: Manifest): string[] {
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !fromRegistry.test(version))
    .map(([name, version]) => `${name} is requested as ${version}, which is not a version`);
}

function findUnusedPermissions(all: Locked[], { allowScripts = {} }: Manifest): string[] {
  const withScript = new Set(
    all.filter(({ entry }) => entry.hasInstallScript).map(({ name }) => name),
  );
  return Object.keys(allowScripts)
    .filter((name) => !withScript.has(name))
    .map((name) => `allowScripts lists ${name}, which has no install script here`);
}

/**
 * Returns the faults of the packages in a lock file, as sentences.
 * @param scriptsRun false if they are installed without their install scripts
 */
export function findInLock(
  lock: Lock,
  manifest: Manifest,
  rules: Rules,
  { scriptsRun }: { scriptsRun: boolean },
): string[] {
  const all = packagesOf(lock);
  const faults = all.flatMap((one) =>
    faultsOf(one, manifest, rules, scriptsRun).map(
      (fault) => `${one.name}@${one.entry.version ?? '?'} ${fault}`,
    ),
  );
  const unused = scriptsRun ? findUnusedPermissions(all, manifest) : [];
  return [
    ...new Set([...faults, ...findDuplicates(all, rules), ...findBadRequests(manifest), ...unused]),
  ];
}
