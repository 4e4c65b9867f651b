import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder `database/`, which contains the SQL files. */
export const sqlRoot = fileURLToPath(new URL('../../database', import.meta.url));

/** Logic folders, re-applied whenever a file changes; in this order, since policies and triggers call functions. */
const logicFolders = ['functions', 'triggers', 'policies'] as const;

/** path: within `database/`. checksum: of the text with normalized line ends. */
export type SqlFile = { path: string; text: string; checksum: string };

export type SqlFiles = { migrations: SqlFile[]; catalogue: SqlFile[]; logic: SqlFile[] };

async function readFolder(root: string, folder: string): Promise<SqlFile[]> {
  const names = (await readdir(join(root, folder))).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = (await readFile(join(root, folder, name), 'utf8')).replaceAll('\r\n', '\n');
      const checksum = createHash('sha256').update(text).digest('hex');
      return { path: `${folder}/${name}`, text, checksum };
    }),
  );
}

/** Reads all files of `database/`, each kind in the order in which it is applied. */
export async function readSqlFiles(root: string): Promise<SqlFiles> {
  const [migrations = [], catalogue = [], ...logic] = await Promise.all(
    ['migrations', 'catalogue', ...logicFolders].map((folder) => readFolder(root, folder)),
  );
  return { migrations, catalogue, logic: logic.flat() };
}
