import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type LockedPackage = { optionalDependencies?: Record<string, string>; resolved?: string };
type Packages = Record<string, LockedPackage>;

const lockFiles = [
  'package-lock.json',
  'tests/older-postgresql/package-lock.json',
  'bench/yardsticks/package-lock.json',
];

function readPackages(path: string): Packages {
  return JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')).packages;
}

/** npm may have put a dependency next to the package that requires it, or in any folder above. */
function isLocked(packages: Packages, name: string, askedBy: string): boolean {
  for (
    let folder = askedBy;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path]) return true;
    if (folder === '') return false;
  }
}

// npm drops the packages of other platforms from the lock file when it is run beside an installed node_modules; then
// `npm ci` refuses to install anywhere. Make the lock file in an empty folder (CONTRIBUTING.md says how).
describe.each(lockFiles)('%s', (path: string) => {
  const packages = readPackages(path);

  test('has the packages of every platform', () => {
    const missing = Object.entries(packages).flatMap(([askedBy, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !isLocked(packages, name, askedBy))
        .map((name) => `${name}, for ${askedBy || 'this project'}`),
    );
    expect(missing).toEqual([]);
  });

  test('has no download URLs, because each machine has its own registry', () => {
    const withAddress = Object.entries(packages).filter(([, { resolved }]) => resolved);
    expect(withAddress.map(([name]) => name)).toEqual([]);
  });
});
