// npm run -s adopt-objects [-- --yes]: reports which database owns the store of pictures and uploads; --yes makes this database the owner.

import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open.ts';
import { createLogger } from '#server/process/logger.ts';
import { readSettings, type Settings } from '#server/settings/settings.ts';
import { openObjectStore } from '#server/storage/open-object-store.ts';
import {
  adoptStore,
  countNamed,
  readStoreOwner,
  type StoreOwner,
} from '#server/storage/store-mark.ts';
import { runWithSettings } from './command/run-command.ts';

const usage = `Usage: npm run -s adopt-objects [-- --yes]

Says whether the store of pictures and uploads is marked as this database's own: from no other are bytes removed. With --yes it is, from
then on: after the database was restored, copied or moved, and the original is gone.
`;

const marked: Record<StoreOwner, string> = {
  'this database': 'belongs to this database: nothing is to be done.',
  'another database': 'is marked as another database’s.',
  unmarked: 'carries no mark yet.',
};

const placeOf = ({ objects }: Settings): string =>
  objects.kind === 'disk' ? objects.folder : `The S3 bucket ${objects.bucket}/${objects.prefix}`;

async function look(settings: Settings, database: Database, isSure: boolean): Promise<number> {
  const log = createLogger(settings);
  const objects = await openObjectStore(settings.objects, log, new AbortController().signal);
  const owner = await readStoreOwner({ database, objects });
  process.stdout.write(`${placeOf(settings)} ${marked[owner]}\n`);
  if (owner === 'this database') return 0;
  const { named, found } = await countNamed({ database, objects }, new Date());
  process.stdout.write(
    `Of the ${named} newest objects that this database names, ${found} lie there.\n`,
  );
  if (!isSure) {
    process.stdout.write(
      'If the store is this database’s own, and no other database uses it: npm run -s adopt-objects -- --yes\n' +
        'From then on what this database does not name is removed from it, for good.\n',
    );
    return 1;
  }
  await adoptStore({ database, objects });
  process.stdout.write('It is this database’s own from now on.\n');
  return 0;
}

/** Returns the exit code. 0: this database owns the store, 1: it does not, 2: wrong usage or settings, or a service does not answer. */
async function main(): Promise<number> {
  const [flag, ...rest] = process.argv.slice(2);
  if ((flag !== undefined && flag !== '--yes') || rest.length > 0) {
    process.stderr.write(usage);
    return 2;
  }
  const settings = readSettings(process.env);
  const opened = await openDatabase(settings);
  try {
    return await look(settings, opened.database, flag === '--yes');
  } finally {
    await opened.close();
  }
}

await runWithSettings(main);
