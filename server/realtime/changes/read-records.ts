import type { Caller, Database } from '../../database/database.ts';
import type { Entry } from './entry.ts';
import type { Notice } from './notice.ts';

/** A change and the entries that it may concern. */
export type Concern = { notice: Notice; entries: readonly Entry[] };

export type Records = {
  /** Returns the row as JSON, as this listener may see it; undefined if the listener may not see it or the row no longer exists. */
  recordFor(change: number, entry: Entry): string | undefined;
  /** Returns true if the account or the session of the listener has ended. */
  hasEnded(entry: Entry): boolean;
};

/** One reader for all listeners that row security treats the same. */
type Reader = Caller & { name: string; alike: boolean; changes: Set<number> };
type Row = { caller: number; change: number | null; record: string | null };

/** Returns the reader's key. A row that a whole role sees alike is read once for that role; a deletion is checked for each caller. */
function nameOf({ caller, bindings, rights }: Entry, { type, table }: Notice): string {
  const alike = bindings.some(
    (one) => one.table.name === table && one.table.readers[caller.role] === 'alike',
  );
  return alike && type !== 'DELETE' ? `${caller.role}, all` : rights;
}

function readersOf(concerns: readonly Concern[]): Reader[] {
  const readers = new Map<string, Reader>();
  concerns.forEach(({ notice, entries }, change) => {
    for (const entry of entries) {
      const name = nameOf(entry, notice);
      const alike = name !== entry.rights;
      const { role } = entry.caller;
      const claims = alike ? { role } : { ...entry.caller.claims, role };
      const reader = readers.get(name) ?? { name, role, claims, alike, changes: new Set() };
      readers.set(name, reader);
      reader.changes.add(change);
    }
  });
  // Sorted by role, because PostgreSQL plans the statement again whenever the role changes.
  return [...readers.values()].sort((one, other) => one.role.localeCompare(other.role));
}

/** Reads the row of each change for each listener, with the listener's current rights, in one round trip. */
export async function readRecords(
  database: Database,
  concerns: readonly Concern[],
  now: Date,
): Promise<Records> {
  const readers = readersOf(concerns);
  const changes = concerns.map(({ notice: { table, type, key, owner } }) => ({
    table,
    type,
    key,
    owner,
  }));
  const callers = readers.map(({ name: _name, changes: wanted, ...caller }) => ({
    ...caller,
    changes: [...wanted],
  }));
  const rows = await database.asService(
    (transaction) => transaction<Row[]>`
      select caller, change, record from private.read_changes(
        ${JSON.stringify(changes)}::text::jsonb, ${JSON.stringify(callers)}::text::jsonb, ${now})`,
  );
  const nameAt = (place: number) => readers[place]?.name ?? '';
  const ended = new Set(rows.filter(({ change }) => change === null).map((r) => nameAt(r.caller)));
  const records = new Map(
    rows.flatMap(({ caller, change, record }) =>
      record === null || change === null ? [] : [[`${change} ${nameAt(caller)}`, record]],
    ),
  );
  return {
    recordFor(change, entry) {
      const notice = concerns[change]?.notice;
      return notice && records.get(`${change} ${nameOf(entry, notice)}`);
    },
    hasEnded: (entry) => ended.has(entry.rights),
  };
}
