import type { Caller, Database } from '../../database/database.ts';

/** How far the policies tell who reads a table's rows: see database/functions/live_readers.sql. */
type Readers = 'alike' | 'owner' | 'judged' | 'none';

/** A table whose changes are told. */
export type LiveTable = {
  schema: string;
  name: string;
  owner: string;
  key: string[];
  columns: { name: string; type: string }[];
  /** What a text is made into to be compared with a column: `timestamp with time zone`. */
  casts: ReadonlyMap<string, string>;
  readers: Record<Caller['role'], Readers>;
};

export type LiveTables = {
  /** The tables as they are known; read at first use, and again when they have expired. */
  current(): Promise<readonly LiveTable[]>;
  /** The next asker waits for a fresh look: PostgreSQL disagreed with what we knew. */
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

/** Knows which tables can be listened to. One reading at a time, shared by all who wait for it. */
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
