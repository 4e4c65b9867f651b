import { setTimeout as wait } from 'node:timers/promises';
import type { Services } from '../../services.ts';
import { BackupCancelled, BackupProblem, describeBackupProblem } from './backup-problem.ts';
import { type FileLabel, readFileLabel } from './file-label.ts';
import { backupPath, keepNewest, quarantineBackup, removeDrafts } from './kept-files.ts';
import { readLastBackup, recordFailedBackup, recordMadeBackup } from './last-backup.ts';
import { AnotherBackup, type MadeBackup, makeBackup } from './make-backup.ts';
import { CannotVerify, verifyFile } from './verify-file.ts';

const hourMs = 3_600_000;
/** A failed backup is not retried at every check, because reading all data costs the same each time. */
const againAfterMs = hourMs;
/** The backup rests as long as it worked, up to this limit, so that users hardly notice it. */
const maxRestMs = 250;

/** Returns whether the last backup is old enough and the last failure is not recent. */
async function isBackupDue(services: Services): Promise<boolean> {
  const { everyHours } = services.settings.backups;
  if (everyHours === 0) return false;
  const { made, failed } = await readLastBackup(services);
  const now = services.clock().getTime();
  const isAgo = (at: Date | undefined, ms: number) =>
    !at || now - at.getTime() >= ms || now < at.getTime();
  return isAgo(made?.at, everyHours * hourMs) && isAgo(failed?.at, againAfterMs);
}

/** Returns a function that rests for as long as the work took since the last rest, at most `maxRestMs`. */
function createRest(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    await wait(Math.min(performance.now() - since, maxRestMs));
    since = performance.now();
  };
}

/** The database and its backup file. */
type Target = { url: string; label: FileLabel; file: string };

/** @returns whether the file was restored and compared. @throws BackupProblem if that found an error; the file is then set aside */
async function verify(services: Services, { url, label, file }: Target): Promise<boolean> {
  const { settings, secret, log, leaving: ending } = services;
  if (!settings.backups.verify) return false;
  try {
    await verifyFile({ url, secret, file, ending });
    return true;
  } catch (error) {
    // The file is complete and stays. The next process makes one that is verified.
    if (error instanceof BackupCancelled) throw error;
    if (error instanceof CannotVerify) {
      log.warn({ err: error, file }, 'backup trial restore failed');
      return false;
    }
    const aside = await quarantineBackup(file, label);
    throw new BackupProblem(`The backup could not be restored, and is kept as ${aside}.`, {
      cause: error,
    });
  }
}

/** Finishes a written backup: verifies it, records it and removes the oldest ones. */
async function finalize(services: Services, target: Target, made: MadeBackup): Promise<void> {
  const { clock, log, secret, settings } = services;
  const { label, file } = target;
  const { keep } = settings.backups;
  const { manifest, sizeBytes, foreignTables } = made;
  const verified = await verify(services, target);
  await recordMadeBackup(services, clock(), { file, sizeBytes, verified });
  const removed = await keepNewest({ file, keep }, { label, secret });
  const { count, missing, damaged } = manifest.objects;
  log.info({ file, sizeBytes, verified, objects: count, removed }, 'backup made');
  const { balancesOff } = manifest;
  if (missing + damaged + balancesOff + foreignTables.length === 0) return;
  log.warn(
    { file, missing, damaged, balancesOff, foreignTables },
    'backup incomplete, or its source inconsistent',
  );
}

async function make(services: Services, url: string): Promise<void> {
  const { settings, clock, database, secret, objects, leaving: ending } = services;
  const now = clock();
  const label = await database.asService(readFileLabel);
  const file = backupPath(settings.backups.folder, now, 'scheduled', label);
  await makeBackup({
    ...{ url, objects, secret, file, now, ending },
    rest: createRest(),
    // Another process may have made one while this one waited.
    isWanted: () => isBackupDue(services),
    begin: () => removeDrafts(file, label),
    finalize: (made) => finalize(services, { url, label, file }, made),
  });
}

/**
 * Makes the backup if it is due. Of any number of processes, one makes it. The time of the last backup is read from the database each time,
 * so a restart does not trigger one. A process that begins to stop cancels the backup and releases all locks.
 * @param url a direct postgres:// URL (no pooler) of the owner of the tables
 */
export async function makeScheduledBackup(services: Services, url: string): Promise<void> {
  if (!(await isBackupDue(services))) return;
  try {
    await make(services, url);
  } catch (error) {
    if (error instanceof AnotherBackup) return;
    if (services.leaving.aborted) {
      services.log.info(
        { err: error },
        'backup interrupted by shutdown: the next process makes it',
      );
      return;
    }
    await recordFailedBackup(services, services.clock(), describeBackupProblem(error));
    services.log.error({ err: error }, 'backup failed: retrying in an hour');
  }
}
