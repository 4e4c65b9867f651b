import { createHash } from 'node:crypto';
import type postgres from 'postgres';

/** Distinguishes the backup files of this database from those of another database in the same folder. */
export type FileLabel = {
  /** The readable name of the database: letters, digits and underscores. */
  name: string;
  /** Eight hex digits that distinguish databases of the same name: all embedded databases have the same name. */
  tag: string;
};

const tagDigits = 8;

/** Returns a name that is valid in a file name on every disk. It has no hyphen, because hyphens separate the parts of the file name. */
const plainly = (name: string) => name.replaceAll(/[^A-Za-z0-9]+/g, '_');

async function readMark(session: postgres.ISql): Promise<string | undefined> {
  const [found] = await session<{ there: boolean }[]>`
    select to_regprocedure('private.object_store_mark()') is not null as there`;
  if (!found?.there) return undefined;
  const [own] = await session<{ mark: string }[]>`select mark from private.object_store_mark()`;
  return own?.mark;
}

/**
 * Reads the label of this database for its file names. A copy of the database (a restored backup, an upgraded cluster) has another tag.
 * For a database whose schema is too old to have a mark, the tag depends on the name alone.
 */
export async function readFileLabel(session: postgres.ISql): Promise<FileLabel> {
  const [own] = await session<{ name: string }[]>`select current_database() as name`;
  const name = own?.name ?? '';
  const mark = (await readMark(session)) ?? name;
  const tag = createHash('sha256').update(mark).digest('hex').slice(0, tagDigits);
  return { name: plainly(name), tag };
}
