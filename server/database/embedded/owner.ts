import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The unprivileged account that runs PostgreSQL when this process is root: PostgreSQL refuses to run as root. */
export type Owner = { name: string; uid: number; gid: number };

/**
 * Picks the account from the text of /etc/passwd: `postgres` if it exists, else `nobody`. It must have an
 * entry there, since initdb looks up its own user name.
 */
export function chooseOwner(passwd: string): Owner | undefined {
  const accounts = passwd.split('\n').map((line) => line.split(':'));
  for (const wanted of ['postgres', 'nobody']) {
    const found = accounts.find(([name]) => name === wanted);
    if (found) return { name: wanted, uid: Number(found[2]), gid: Number(found[3]) };
  }
  return undefined;
}

/**
 * Returns the account to run PostgreSQL with; undefined means the current one.
 * @throws Error when we are root and the machine has no unprivileged account
 */
export function findOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = chooseOwner(readFileSync('/etc/passwd', 'utf8'));
  if (owner) return owner;
  throw new Error(
    'PostgreSQL does not run as root, and this machine has neither an account "postgres" nor "nobody". ' +
      'Start as another user, or set DATABASE_URL.',
  );
}

/** Returns whether the account may enter every folder above `path` (not, for example, root's home with mode 0700). */
export function canReach(path: string, owner: Owner): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const enter = uid === owner.uid ? 0o100 : gid === owner.gid ? 0o010 : 0o001;
    if ((mode & enter) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
