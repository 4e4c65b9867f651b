import { createHash } from 'node:crypto';
import type postgres from 'postgres';

/** By what the files of a database are told from those of another in the same folder. */
export type FileLabel = {
  /** Of the database, for people: letters, digits and underscores. */
  name: string;
  /** Eight digits that no other database has, whatever it is called: every embedded one is called the same. */
  tag: string;
};

const tagDigits = 8;

/** What can stand in the name of a file on every disk, and holds no hyphen: hyphens part the name of a file. */
const plainly = (name: string) => name.replaceAll(/[^A-Za-z0-9]+/g, '_');

async function readMark(session: postgres.ISql): Promise<string | undefined> {
  const [found] = await session<{ there: boolean }[]>`
    select to_regprocedure('private.object_store_mark()') is not null as there`;
  if (!found?.there) return undefined;
  const [own] = await session<{ mark: string }[]>`select mark from private.object_store_mark()`;
  return own?.mark;
}

/**
 * How the files of this database are called. A copy that stands elsewhere (a restored backup, an upgraded cluster) has another tag.
 * Of a database whose schema is so old that it has no mark, the name alone decides.
 */
export async function readFileLabel(session: postgres.ISql): Promise<FileLabel> {
  const [own] = await session<{ name: string }[]>`select current_database() as name`;
  const name = own?.name ?? '';
  const mark = (await readMark(session)) ?? name;
  const tag = createHash('sha256').update(mark).digest('hex').slice(0, tagDigits);
  return { name: plainly(name), tag };
}
