import { expect, test } from 'vitest';
import { openCluster } from '#server/database/embedded/cluster.ts';
import { makeDataDirectory } from '#tests/support/data-directory.ts';
import { olderPrograms } from '#tests/support/older-postgresql.ts';

test('data of an older embedded PostgreSQL is refused at once, with upgrade instructions', async () => {
  const folder = await makeDataDirectory();
  try {
    const older = await openCluster(folder.path, await olderPrograms(17));
    await older.release();
    await expect(openCluster(folder.path)).rejects.toThrow(
      /are those of PostgreSQL 17, and this build of the product brings PostgreSQL 18.*npm run backup.*npm run restore/s,
    );
    // The data is unchanged: the older version still opens it.
    const again = await openCluster(folder.path, await olderPrograms(17));
    await again.release();
  } finally {
    await folder.remove();
  }
});
