import type { Services } from '../../services.ts';
import type { ListedObject } from '../object-store.ts';
import type { Entry, Listing } from './listing.ts';

function entryOf(name: string, { sizeBytes, modifiedAt }: ListedObject): Entry {
  return {
    name,
    // The store has no ids. The name serves as the id, because an entry without an id is a folder.
    id: name,
    updated_at: modifiedAt,
    created_at: modifiedAt,
    last_accessed_at: modifiedAt,
    metadata: { size: sizeBytes, contentLength: sizeBytes, lastModified: modifiedAt.toISOString() },
  };
}

const folderEntry = (name: string): Entry => ({
  name,
  id: null,
  updated_at: null,
  created_at: null,
  last_accessed_at: null,
  metadata: null,
});

function compare(one: Entry, other: Entry, { column, descending }: Listing): number {
  const folders = Number(one.id !== null) - Number(other.id !== null);
  if (folders !== 0) return folders;
  const [left, right] = [one, other].map((entry) => entry[column]?.valueOf() ?? '');
  const order = left === right ? 0 : (left ?? '') < (right ?? '') ? -1 : 1;
  return (descending ? -order : order) || (one.name < other.name ? -1 : 1);
}

/** Lists a folder from the store itself. Reads the whole folder, because a store lists in no order. For operators, who rarely call it. */
export async function listPictures(
  { objects }: Pick<Services, 'objects'>,
  listing: Listing,
): Promise<Entry[]> {
  const { bucket, folder, search, limit, offset } = listing;
  const entries = new Map<string, Entry>();
  for await (const object of objects.list(bucket, folder)) {
    const [name = '', deeper] = object.path.slice(folder.length).split('/');
    if (!name.toLowerCase().startsWith(search.toLowerCase())) continue;
    const entry = deeper === undefined ? entryOf(name, object) : folderEntry(name);
    entries.set(`${entry.id === null}${name}`, entry);
  }
  return [...entries.values()]
    .toSorted((one, other) => compare(one, other, listing))
    .slice(offset, offset + limit);
}
