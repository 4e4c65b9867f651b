import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Place } from './place.ts';

/**
 * Rejects data of another major version than the programs: PostgreSQL does so too, but reports it only in its log.
 * @throws Error that says how to move the data from one version to the other
 */
export async function refuseOtherVersion({ dataFolder, binaries }: Place): Promise<void> {
  const madeBy = (await readFile(join(dataFolder, 'PG_VERSION'), 'utf8')).trim();
  const [ours] = binaries.version.split('.');
  if (madeBy === ours) return;
  throw new Error(
    `The data in ${dataFolder} are those of PostgreSQL ${madeBy}, and this build of the product brings PostgreSQL ${ours}. ` +
      'Nothing was changed. Start the build that they were made with, take a backup there (npm run backup), and restore it ' +
      'with this build into a new DATA_DIR (npm run restore).',
  );
}
