import type { Caller, Database } from '../../database/database.ts';

/** Which callers of a role can read a table's rows, as far as the policies alone show: see database/functions/live_readers.sql. */
type Readers = 'alike' | 'owner' | 'judged' | 'none';

/** A table whose changes are published. */
export type LiveTable = {
  schema: string;
  name: string;
  owner: string;
  key: string[];
  columns: { name: string; type: string }[];
  /** The type that a text is cast to for a comparison with a column, by column name: `timestamp with time zone`. */
  casts: ReadonlyMap<string, string>;
  readers: Record<Caller['role'], Readers>;
};

export type LiveTables = {
  /** Returns the cached tables. Reads them at first use and again after `expire`. */
  current(): Promise<readonly LiveTable[]>;
  /** Discards the cached tables, so that the next call of `current` reads them again. */
  expire(): void;
};

type Row = {
  schema_name: string;
  table_name: string;
  owner_column: string;
  key_columns: string[];
  columns: { name: string; type: string; cast: string }[];
  readers: LiveTable['readers'];
};

const tableOf = (row: Row): LiveTable => ({
  schema: row.schema_name,
  name: row.table_name,
  owner: row.owner_column,
  key: row.key_columns,
  columns: row.columns.map(({ name, type }) => ({ name, type })),
  casts: new Map(row.columns.map(({ name, cast }) => [name, cast])),
  readers: row.readers,
});

/** Caches which tables can be subscribed to. Concurrent callers share one query. */
export function createLiveTables(database: Database): LiveTables {
  let known: Promise<readonly LiveTable[]> | undefined;

  const read = () =>
    database.asService(async (transaction) =>
      (await transaction<Row[]>`select * from private.live_tables()`).map(tableOf),
    );

  return {
    current() {
      if (known) return known;
      const reading = read();
      known = reading;
      reading.catch(() => {
        if (known === reading) known = undefined;
      });
      return reading;
    },
    expire() {
      known = undefined;
    },
  };
}
