import { join, resolve } from 'node:path';
import { z } from 'zod';
import { flag, wholeNumber } from './setting-kinds.ts';

const maxPauseHours = 24 * 366;

/** The environment variables of backups, for the one list of all settings. */
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
  /** Hours between two scheduled backups; 0 disables them. */
  everyHours: number;
  /** How many scheduled backups are kept. */
  keep: number;
  folder: string;
  /** Whether each scheduled backup is restored into a fresh database and compared. */
  verify: boolean;
};

/** Reads the backup settings. With DATABASE_URL, backups are off by default: an external PostgreSQL usually has its own backups. */
export function readBackupSettings(given: Given): BackupSettings {
  return {
    everyHours: given.BACKUP_EVERY_HOURS ?? (given.DATABASE_URL ? 0 : 24),
    keep: given.BACKUP_KEEP,
    folder: resolve(given.BACKUP_DIR ?? join(given.DATA_DIR, 'backups')),
    verify: given.BACKUP_VERIFY,
  };
}
