import { createHash } from 'node:crypto';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Binaries, copyBinaries, linkLibraries } from './binaries.ts';
import { canReach, findOwner, type Owner } from './owner.ts';

/** The paths of the embedded PostgreSQL, and the account that runs it. */
export type Place = {
  binaries: Binaries;
  owner: Owner | undefined;
  /** Contains the data folder, the server's log and the password. */
  home: string;
  dataFolder: string;
  logFile: string;
  /** Set when the data could not be kept in DATA_DIR: a sentence for the terminal. */
  notice: string | undefined;
};

function placeIn(
  home: string,
  binaries: Binaries,
  owner: Owner | undefined,
  notice?: string,
): Place {
  return {
    binaries,
    owner,
    home,
    dataFolder: join(home, 'cluster'),
    logFile: join(home, 'postgres.log'),
    notice,
  };
}

function makeFolder(path: string, owner: Owner | undefined): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (owner) chownSync(path, owner.uid, owner.gid);
}

/** Returns the data folder to use when the account cannot reach DATA_DIR: one for each DATA_DIR. */
function outsideHome(dataDirectory: string): string {
  const key = createHash('sha256').update(dataDirectory).digest('hex').slice(0, 12);
  return join('/var/lib/saffron-table', key);
}

/**
 * Finds or creates the folders for a DATA_DIR. As root, PostgreSQL runs under an unprivileged account. If that account
 * cannot reach the programs, they are copied; if it cannot reach DATA_DIR, the data are kept below /var/lib.
 */
export async function preparePlace(dataDirectory: string, installed: Binaries): Promise<Place> {
  await linkLibraries(installed);
  mkdirSync(dataDirectory, { recursive: true, mode: 0o755 });
  const owner = findOwner();
  const wished = join(dataDirectory, 'postgres');
  if (!owner || (canReach(wished, owner) && canReach(installed.postgres, owner))) {
    makeFolder(wished, owner);
    return placeIn(wished, installed, owner);
  }
  const outside = outsideHome(dataDirectory);
  mkdirSync(outside, { recursive: true, mode: 0o755 });
  const binaries = canReach(installed.postgres, owner)
    ? installed
    : await copyBinaries(installed, join(outside, `programs-${installed.version}`));
  const home = canReach(wished, owner) ? wished : join(outside, 'data');
  makeFolder(home, owner);
  if (home === wished) return placeIn(home, binaries, owner);
  writeFileSync(join(dataDirectory, 'postgres-lives-in'), `${home}\n`);
  return placeIn(
    home,
    binaries,
    owner,
    `PostgreSQL runs as "${owner.name}", which cannot enter ${dataDirectory}: its data are kept in ${home}`,
  );
}
