import type postgres from 'postgres';

type Row = Record<string, unknown>;
/** Every row of every table of ours, by its table and its key. */
export type EveryRow = Map<string, Row>;

const ours = ['public', 'auth', 'private', 'storage'];
/** The record of applied files: it changes with every upgrade and is not user data. */
const records = ['private.migrations', 'private.logic_files'];

/** `computed`: generated columns, which follow from the other columns by the current expression. */
type Table = { name: string; key: string[]; computed: string[] };

async function listTables(sql: postgres.Sql): Promise<Table[]> {
  const tables = await sql<Table[]>`
    select format('%I.%I', n.nspname, c.relname) as name,
      array(select a.attname::text from pg_catalog.pg_index i
        join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary order by a.attnum) as key,
      array(select a.attname::text from pg_catalog.pg_attribute a where a.attrelid = c.oid and a.attgenerated <> '') as computed
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ${sql(ours)} order by 1`;
  return tables.filter(({ name }) => !records.includes(name));
}

/** Returns our tables that hold no row. */
export async function listEmptyTables(sql: postgres.Sql): Promise<string[]> {
  const empty: string[] = [];
  for (const { name } of await listTables(sql)) {
    const rows = await sql.unsafe(`select from ${name} limit 1`);
    if (rows.count === 0) empty.push(name);
  }
  return empty;
}

export async function readEveryRow(sql: postgres.Sql): Promise<EveryRow> {
  const found: EveryRow = new Map();
  for (const { name, key, computed } of await listTables(sql)) {
    // For a table without a key, the whole text of the row is its key.
    for (const { row } of await sql<{ row: Row }[]>`
      select to_jsonb(t) - ${computed}::text[] as row from ${sql.unsafe(name)} t`) {
      const id = key.length > 0 ? key.map((column) => row[column]) : [row];
      found.set(`${name} ${JSON.stringify(id)}`, row);
    }
  }
  return found;
}

/** Returns what a later state lacks of an earlier one: deleted rows and changed values. Columns and rows that came with the upgrade are no loss. */
export function lossesBetween(before: EveryRow, after: EveryRow): string[] {
  return [...before].flatMap(([id, row]) => {
    const now = after.get(id);
    if (!now) return [`${id} is gone`];
    return Object.entries(row)
      .filter(([column, value]) => JSON.stringify(value) !== JSON.stringify(now[column]))
      .map(
        ([column, value]) =>
          `${id}.${column}: ${JSON.stringify(value)} → ${JSON.stringify(now[column])}`,
      );
  });
}
