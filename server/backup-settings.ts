import { join, resolve } from 'node:path';
import { z } from 'zod';
import { flag, wholeNumber } from './setting-kinds.ts';

const maxPauseHours = 24 * 366;

/** The variables of backups, for the one list of all settings. */
export const backupVariables = {
  BACKUP_EVERY_HOURS: z
    .string()
    .trim()
    .transform((text) => (text === 'off' ? 0 : Number(text)))
    .refine((hours) => hours >= 0 && hours <= maxPauseHours, {
      message: `hours between two backups, ${maxPauseHours} at most; 0 or off for none`,
    })
    .optional(),
  BACKUP_KEEP: wholeNumber.min(1).max(10_000).default(7),
  BACKUP_DIR: z.string().optional(),
  BACKUP_VERIFY: flag.default(true),
};

type Given = z.output<z.ZodObject<typeof backupVariables>> & {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
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
