import { join, resolve } from 'node:path';
import { z } from 'zod';

const longestPauseHours = 24 * 366;

/** The variables of backups, for the one list of all settings. */
export const backupVariables = {
  BACKUP_EVERY_HOURS: z
    .string()
    .trim()
    .transform((text) => (text === 'off' ? 0 : Number(text)))
    .refine((hours) => hours >= 0 && hours <= longestPauseHours, {
      message: `hours between two backups, ${longestPauseHours} at most; 0 or off for none`,
    })
    .optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(10_000).default(7),
  BACKUP_DIR: z.string().optional(),
  BACKUP_VERIFY: z
    .enum(['true', 'false', '1', '0', 'on', 'off'])
    .default('on')
    .transform((value) => value === 'true' || value === '1' || value === 'on'),
};

type Given = {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
  BACKUP_EVERY_HOURS?: number | undefined;
  BACKUP_KEEP: number;
  BACKUP_DIR?: string | undefined;
  BACKUP_VERIFY: boolean;
};

export type BackupSettings = {
  /** Between two backups that nobody asks for; 0: none is made. */
  everyHours: number;
  /** So many of those are kept. */
  keep: number;
  folder: string;
  /** Whether each of those is restored into a fresh database and compared. */
  verify: boolean;
};

/** Whoever brings a PostgreSQL of their own usually has backups of it; ours has nobody else. */
export function readBackupSettings(given: Given): BackupSettings {
  return {
    everyHours: given.BACKUP_EVERY_HOURS ?? (given.DATABASE_URL ? 0 : 24),
    keep: given.BACKUP_KEEP,
    folder: resolve(given.BACKUP_DIR ?? join(given.DATA_DIR, 'backups')),
    verify: given.BACKUP_VERIFY,
  };
}
