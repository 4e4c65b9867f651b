/** The first entry, so that a reader can decide at once whether it can read the rest. */
export const headerName = 'saffron-table-backup.json';
/** The last but one entry: the counts and digest of all entries before it. */
export const manifestName = 'manifest.json';
/** The last entry: an HMAC of the manifest. A file without it was cut off. */
export const sealName = 'seal';

const tablesFolder = 'tables/';
const objectsFolder = 'objects/';

/** @param part number of the piece: a table is split because a tar entry states its size before its first byte */
export const tableEntryName = (table: string, part: number): string =>
  `${tablesFolder}${table}/${String(part).padStart(6, '0')}`;

/** Returns the table that an entry is a piece of, as `schema.name`, or undefined for another entry. */
export const tableOfEntry = (name: string): string | undefined =>
  name.startsWith(tablesFolder)
    ? name.slice(tablesFolder.length, name.lastIndexOf('/'))
    : undefined;

/** Returns the entry name of an object. */
export const objectEntryName = ({ bucket, path }: { bucket: string; path: string }): string =>
  `${objectsFolder}${bucket}/${path}`;

/** Returns the object that an entry contains, or undefined for another entry. */
export function objectOfEntry(name: string): { bucket: string; path: string } | undefined {
  const [, bucket, path] = /^objects\/([^/]+)\/(.+)$/s.exec(name) ?? [];
  return bucket && path ? { bucket, path } : undefined;
}
