// npm run backup [-- --to <file> | --verify <file>]: writes all data into one file, or verifies that a backup file can be restored.
import { resolve } from 'node:path';
import { connectDatabase } from '#server/database/database.ts';
import { locateDatabase } from '#server/database/open.ts';
import { describeBackupProblem } from '#server/operations/backup/backup-problem.ts';
import { readFileLabel } from '#server/operations/backup/file-label.ts';
import { backupPath, removeDrafts } from '#server/operations/backup/kept-files.ts';
import { recordMadeBackup } from '#server/operations/backup/last-backup.ts';
import { type MadeBackup, makeBackup } from '#server/operations/backup/make-backup.ts';
import { withSession } from '#server/operations/backup/session.ts';
import { verifyFile } from '#server/operations/backup/verify-file.ts';
import { createLogger } from '#server/process/logger.ts';
import { createSecretKey, loadSecret } from '#server/secret-key.ts';
import { readSettings, type Settings } from '#server/settings/settings.ts';
import { openObjectStore } from '#server/storage/open-object-store.ts';
import { readBackupCommand } from './backup/read-command.ts';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

/** Returns warnings for the operator about a valid backup file. */
function warningsOf({ manifest, foreignTables }: MadeBackup): string[] {
  const { missing, damaged } = manifest.objects;
  return [
    missing > 0 &&
      `${missing} pictures or files that the database names are not in their store, and not in this file.`,
    damaged > 0 && `${damaged} pictures or files in the store are damaged, and not in this file.`,
    manifest.balancesOff > 0 &&
      `${manifest.balancesOff} balances are not the sum of their ledger. They are kept as they are.`,
    foreignTables.length > 0 &&
      `Not in this file, since they are no tables of Saffron Table: ${foreignTables.join(', ')}. Keep them with pg_dump.`,
  ].filter((warning) => typeof warning === 'string');
}

/** Records the backup in the database. An older schema lacks the table (42P01) and needs no record. */
async function remember(settings: Settings, url: string, file: string, sizeBytes: number) {
  const database = connectDatabase(url, settings.database);
  try {
    await recordMadeBackup({ database }, new Date(), { file, sizeBytes, verified: false });
  } catch (error) {
    if ((error as { code?: string }).code !== '42P01') throw error;
  } finally {
    await database.close();
  }
}

/** Returns the path of the file, and the database's label if no path was given. */
async function placeOf(settings: Settings, url: string, to: string | undefined, now: Date) {
  if (to !== undefined) return { file: resolve(to), label: undefined };
  const label = await withSession(url, readFileLabel, stopping.signal);
  return { file: backupPath(settings.backups.folder, now, 'asked', label), label };
}

async function backUp(settings: Settings, url: string, to: string | undefined): Promise<void> {
  const log = createLogger(settings);
  const now = new Date();
  const { file, label } = await placeOf(settings, url, to, now);
  const secret = createSecretKey(await loadSecret(settings));
  const objects = await openObjectStore(settings.objects, log, new AbortController().signal);
  const ending = stopping.signal;
  const begin = () => removeDrafts(file, label);
  const made = await makeBackup({ url, objects, secret, file, now, say, begin, ending });
  await remember(settings, url, file, made.sizeBytes);
  for (const warning of warningsOf(made)) process.stderr.write(`${warning}\n`);
  say(
    `${file} is complete (${made.sizeBytes} bytes). Keep the SECRET_KEY with it: it is not in the file.`,
  );
}

async function verify(settings: Settings, url: string, file: string): Promise<void> {
  const secret = createSecretKey(await loadSecret(settings));
  const { tables, objects } = await verifyFile({
    ...{ url, secret, say },
    file: resolve(file),
    ending: stopping.signal,
  });
  say(
    `${file} can be restored: ${tables.length} tables and ${objects.count} pictures and files are as they were.`,
  );
}

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

/** Returns the exit code. 0: done, 1: failed, 2: wrong usage or settings. */
async function main(): Promise<number> {
  const command = readBackupCommand(process.argv.slice(2));
  if (command.kind === 'wrong') {
    process.stderr.write(command.usage);
    return 2;
  }
  const settings = readSettings(process.env);
  const located = await locateDatabase(settings);
  try {
    if (command.kind === 'verify') await verify(settings, located.url, command.file);
    else await backUp(settings, located.url, command.to);
    return 0;
  } catch (error) {
    process.stderr.write(`${describeBackupProblem(error)}\n`);
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
