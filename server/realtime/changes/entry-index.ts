import type { Entry } from './entry.ts';
import type { Notice } from './notice.ts';
import type { ResolvedBinding } from './read-bindings.ts';

type Place = {
  /** Entries that only the rows of one owner concern, by that owner. */
  byOwner: Map<string, Set<Entry>>;
  /** Entries that any row of the table may concern. */
  open: Set<Entry>;
};

export type EntryIndex = {
  add(entry: Entry): void;
  remove(entry: Entry): void;
  /** Returns every entry that a change may concern, possibly too many. Row security decides later which of them receive it. */
  find(notice: Notice): Entry[];
  all(): Entry[];
};

/** Returns the only owner whose rows can concern this entry; undefined: rows of any owner, null: no rows. */
function ownerOf(
  { subject, caller }: Entry,
  { table, ownerIs }: ResolvedBinding,
): string | null | undefined {
  if (table.readers[caller.role] !== 'owner') return ownerIs;
  if (subject === undefined || (ownerIs !== undefined && ownerIs !== subject)) return null;
  return subject;
}

const nameOf = (schema: string, table: string) => `${schema}.${table}`;

function mayConcern(entry: Entry, notice: Notice): boolean {
  if (
    notice.type === 'DELETE' &&
    entry.caller.role !== 'service_role' &&
    (entry.subject === undefined || entry.subject !== notice.owner)
  ) {
    return false;
  }
  return entry.bindings.some(({ event, table, ownerIs }) => {
    if (table.name !== notice.table || table.schema !== notice.schema) return false;
    if (event !== '*' && event !== notice.type) return false;
    return ownerIs === undefined || ownerIs === notice.owner;
  });
}

/** Indexes entries by table and owner, so that the cost of a change depends on the entries that it concerns, not on all entries. */
export function createEntryIndex(): EntryIndex {
  const places = new Map<string, Place>();
  const entries = new Set<Entry>();

  function placeOf({ schema, name }: ResolvedBinding['table']): Place {
    const key = nameOf(schema, name);
    const place = places.get(key) ?? { byOwner: new Map(), open: new Set() };
    places.set(key, place);
    return place;
  }

  function add(entry: Entry): void {
    entries.add(entry);
    for (const binding of entry.bindings) {
      const owner = ownerOf(entry, binding);
      const { byOwner, open } = placeOf(binding.table);
      if (owner === undefined) open.add(entry);
      else if (owner !== null) {
        byOwner.set(owner, (byOwner.get(owner) ?? new Set<Entry>()).add(entry));
      }
    }
  }

  function remove(entry: Entry): void {
    entries.delete(entry);
    for (const binding of entry.bindings) {
      const owner = ownerOf(entry, binding);
      const { byOwner, open } = placeOf(binding.table);
      open.delete(entry);
      const ofOwner = owner == null ? undefined : byOwner.get(owner);
      ofOwner?.delete(entry);
      if (owner != null && ofOwner?.size === 0) byOwner.delete(owner);
    }
  }

  function find(notice: Notice): Entry[] {
    const place = places.get(nameOf(notice.schema, notice.table));
    if (!place) return [];
    const owned = notice.owner === null ? undefined : place.byOwner.get(notice.owner);
    const concerned = new Set([...(owned ?? []), ...place.open]);
    return [...concerned].filter((entry) => mayConcern(entry, notice));
  }

  return { add, remove, find, all: () => [...entries] };
}
