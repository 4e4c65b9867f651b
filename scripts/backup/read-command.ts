export type BackupCommand =
  | { kind: 'backup'; to: string | undefined }
  | { kind: 'verify'; file: string }
  | { kind: 'wrong'; usage: string };

const usage = `Usage: npm run backup                       into BACKUP_DIR
       npm run backup -- --to <file>        into a file that is not there yet
       npm run backup -- --verify <file>    restores a file into a fresh database beside, compares it, and drops that again
`;

/** Parses the command-line arguments. */
export function readBackupCommand(words: readonly string[]): BackupCommand {
  const [flag, file, ...rest] = words;
  if (flag === undefined) return { kind: 'backup', to: undefined };
  if (!file || file.startsWith('--') || rest.length > 0) return { kind: 'wrong', usage };
  if (flag === '--to') return { kind: 'backup', to: file };
  if (flag === '--verify') return { kind: 'verify', file };
  return { kind: 'wrong', usage };
}
