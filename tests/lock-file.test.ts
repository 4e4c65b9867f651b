import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type LockedPackage = { optionalDependencies?: Record<string, string>; resolved?: string };

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

/** Where npm may have put a dependency: beside the package that asks for it, or in any folder above. */
function isLocked(name: string, askedBy: string): boolean {
  for (
    let folder = askedBy;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (lock.packages[path]) return true;
    if (folder === '') return false;
  }
}

// npm drops the packages of other platforms from the lock file when it is run beside an installed node_modules; then
// `npm ci` refuses to install anywhere. Make the lock file in an empty folder (CONTRIBUTING.md says how).
test('the lock file has the packages of every platform', () => {
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(name, path))
      .map((name) => `${name}, for ${path || 'this project'}`),
  );
  expect(missing).toEqual([]);
});

test('the lock file names no download address: each machine has its own registry', () => {
  const withAddress = Object.entries(lock.packages).filter(([, { resolved }]) => resolved);
  expect(withAddress.map(([path]) => path)).toEqual([]);
});
