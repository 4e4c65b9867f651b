/** First in the file, so that a reader knows at once whether it can go on. */
export const headerName = 'saffron-table-backup.json';
/** Last but one: what all before it must come to. */
export const manifestName = 'manifest.json';
/** Last: a keyed hash of the manifest. A file without it was cut off. */
export const sealName = 'seal';

const tablesFolder = 'tables/';
const objectsFolder = 'objects/';

/** @param part counts the pieces of a table, since an entry says its size before its first byte */
export const tableEntryName = (table: string, part: number): string =>
  `${tablesFolder}${table}/${String(part).padStart(6, '0')}`;

/** The table of which an entry is a piece, as `schema.name`. @returns undefined for another entry */
export const tableOfEntry = (name: string): string | undefined =>
  name.startsWith(tablesFolder)
    ? name.slice(tablesFolder.length, name.lastIndexOf('/'))
    : undefined;

/** What the entry of an object is called. */
export const objectEntryName = ({ bucket, path }: { bucket: string; path: string }): string =>
  `${objectsFolder}${bucket}/${path}`;

/** The object that an entry is. @returns undefined for another entry */
export function objectOfEntry(name: string): { bucket: string; path: string } | undefined {
  const [, bucket, path] = /^objects\/([^/]+)\/(.+)$/s.exec(name) ?? [];
  return bucket && path ? { bucket, path } : undefined;
}
