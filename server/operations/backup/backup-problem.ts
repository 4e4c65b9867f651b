/** A backup or restore that cannot be done, with a message for the operator. */
export class BackupProblem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupProblem';
  }
}

/** The backup or restore was cancelled before it finished. Nothing is wrong with the product. */
export class BackupCancelled extends BackupProblem {}

/** @throws BackupCancelled if the signal is aborted */
export function throwIfCancelled(ending: AbortSignal | undefined): void {
  if (ending?.aborted) {
    throw new BackupCancelled(
      'It was broken off before its end, and nothing half done is left behind.',
    );
  }
}

const sentences: Record<string, string> = {
  ENOSPC: 'The disk is full.',
  EDQUOT: 'The disk quota is used up.',
  EFBIG: 'The file grows larger than this account may write.',
  EACCES: 'This account may not read or write there.',
  EPERM: 'This account may not read or write there.',
  EROFS: 'Nothing can be written there: it is mounted read-only.',
  ENOENT: 'There is no such file or folder.',
  ENOTDIR: 'A part of that path is a file, not a folder.',
  EISDIR: 'That is a folder, not a file.',
  '42501': 'The role of DATABASE_URL may not do that.',
  '28P01': 'The PostgreSQL of DATABASE_URL refuses this user and password.',
  '3D000': 'The database that DATABASE_URL names does not exist. Create it first, empty.',
  ECONNREFUSED: 'PostgreSQL does not answer. Is it running, and is the address right?',
  '57P01': 'PostgreSQL was stopped meanwhile.',
  CONNECTION_CLOSED: 'The connection to PostgreSQL was lost.',
  CONNECTION_DESTROYED: 'The connection to PostgreSQL was lost.',
};

/** Returns the message for the terminal or the log when a backup or restore failed. */
export function describeBackupProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const known = sentences[String((error as NodeJS.ErrnoException).code)];
  const reason = known ? `${known} (${error.message})` : error.message;
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${reason}${cause}`;
}
