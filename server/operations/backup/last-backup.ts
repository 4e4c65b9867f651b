import type { Services } from '../../services.ts';

type Keeper = Pick<Services, 'database'>;

export type LastBackup = {
  /** The last backup that succeeded, by schedule or by command. */
  made: { at: Date; file: string; sizeBytes: number; verified: boolean } | undefined;
  /** The last backup that failed, and why. It may be older than the last success. */
  failed: { at: Date; problem: string } | undefined;
};

type Row = {
  outcome: 'made' | 'failed';
  at: Date;
  file: string | null;
  size_bytes: string | null;
  verified: boolean;
  problem: string | null;
};

/** Reads how the last backups of this database ended, whichever process or command made them, in one short statement. */
export async function readLastBackup({ database }: Keeper): Promise<LastBackup> {
  const rows = await database.asService(
    (transaction) => transaction<Row[]>`
      select outcome, at, file, size_bytes, verified, problem from private.last_backups`,
  );
  const made = rows.find(({ outcome }) => outcome === 'made');
  const failed = rows.find(({ outcome }) => outcome === 'failed');
  return {
    made: made && {
      at: made.at,
      file: made.file ?? '',
      sizeBytes: Number(made.size_bytes),
      verified: made.verified,
    },
    failed: failed && { at: failed.at, problem: failed.problem ?? '' },
  };
}

type Made = { file: string; sizeBytes: number; verified: boolean };

/** Records that a backup was made. Fails on a database of an older version, which does not have the table. */
export async function recordMadeBackup({ database }: Keeper, at: Date, made: Made): Promise<void> {
  await database.asService(
    (transaction) => transaction`
      insert into private.last_backups (outcome, at, file, size_bytes, verified)
      values ('made', ${at}, ${made.file}, ${made.sizeBytes}, ${made.verified})
      on conflict (outcome) do update
      set at = excluded.at, file = excluded.file, size_bytes = excluded.size_bytes, verified = excluded.verified`,
  );
}

const maxProblemLength = 2000;

/** Records that a backup failed, and why. */
export async function recordFailedBackup(
  { database }: Keeper,
  at: Date,
  problem: string,
): Promise<void> {
  await database.asService(
    (transaction) => transaction`
      insert into private.last_backups (outcome, at, problem) values ('failed', ${at}, ${problem.slice(0, maxProblemLength)})
      on conflict (outcome) do update set at = excluded.at, problem = excluded.problem`,
  );
}
