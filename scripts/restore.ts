// npm run restore -- <file>: restores a backup into an empty database and its store of pictures.
import { resolve } from 'node:path';
import { locateDatabase } from '#server/database/open.ts';
import { describeBackupProblem } from '#server/operations/backup/backup-problem.ts';
import { restoreFile } from '#server/operations/backup/restore-file.ts';
import { createLogger } from '#server/process/logger.ts';
import { createSecretKey, hasSecret, loadSecret } from '#server/secret-key.ts';
import { readSettings, type Settings } from '#server/settings/settings.ts';
import { openObjectStore } from '#server/storage/open-object-store.ts';

const usage = `Usage: npm run restore -- <file>

Reads a backup into the database of the settings, which must be empty, and its pictures into their store. Nothing may use either meanwhile.
`;

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

async function restore(settings: Settings, url: string, file: string): Promise<void> {
  const log = createLogger(settings);
  const secret = createSecretKey(await loadSecret(settings));
  const objects = await openObjectStore(settings.objects, log, new AbortController().signal);
  const { manifest, ownsStore } = await restoreFile({ url, objects, secret, file, say });
  const { balancesOff, objects: kept } = manifest;
  if (kept.missing + kept.damaged > 0) {
    say(`${kept.missing + kept.damaged} pictures or files were lost before the backup was made.`);
  }
  if (balancesOff > 0)
    say(`${balancesOff} balances were no sum of their ledger before the backup.`);
  say(`All is as it was on ${manifest.madeAt}. Start the product: npm start`);
  if (ownsStore) return;
  say(
    'The store of pictures was not empty and belongs to another database: nothing is removed from it. If the original is gone: npm run -s adopt-objects',
  );
}

/** Returns the exit code. 0: done, 1: failed, 2: wrong usage or settings. */
async function main(): Promise<number> {
  const [file, ...rest] = process.argv.slice(2);
  if (!file || file.startsWith('--') || rest.length > 0) {
    process.stderr.write(usage);
    return 2;
  }
  const settings = readSettings(process.env);
  if (!hasSecret(settings)) {
    process.stderr.write(
      'The SECRET_KEY of the original is needed: set it, or put the original’s secret-key file into DATA_DIR. Without it nobody could sign in.\n',
    );
    return 2;
  }
  const located = await locateDatabase(settings);
  try {
    await restore(settings, located.url, resolve(file));
    return 0;
  } catch (error) {
    process.stderr.write(
      `${describeBackupProblem(error)}\nNothing was written into the database.\n`,
    );
    return 1;
  } finally {
    await located.release();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${describeBackupProblem(error)}\n`);
  process.exitCode = 2;
}
