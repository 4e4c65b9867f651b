import type postgres from 'postgres';
import { quote, quotePair } from '../../database/quote-name.ts';
import { readSqlFiles, sqlRoot } from '../../database/sql-files.ts';
import type { SequenceRecord } from './manifest.ts';

/** A table of the product as it is in a database: its stored columns, without generated ones. */
export type OwnTable = { schema: string; name: string; columns: string[] };

/** Returns `schema.name`, as used in the manifest and in messages. */
export const nameOf = ({ schema, name }: { schema: string; name: string }): string =>
  `${schema}.${name}`;

/** Returns the quoted name of a table for SQL. */
export const quoteTable = ({ schema, name }: { schema: string; name: string }): string =>
  quotePair(schema, name);

/** Returns the quoted columns of a table for SQL, in order. */
export const quoteColumns = ({ columns }: { columns: readonly string[] }): string =>
  columns.map(quote).join(', ');

/** Returns the tables that the migrations of this version create, as `schema.name`. */
async function readMadeTables(): Promise<Set<string>> {
  const { migrations } = await readSqlFiles(sqlRoot);
  const made = migrations.flatMap(({ text }) => [
    ...text.matchAll(/^create table (?:if not exists )?([a-z_]+\.[a-z_]+)/gim),
  ]);
  return new Set(made.map(([, name = '']) => name));
}

type Tables = {
  own: OwnTable[];
  /** Tables that do not belong to the product. They are not backed up. */
  foreign: string[];
};

/** Reads the tables of a database, ordered by name. */
export async function readTables(sql: postgres.ISql): Promise<Tables> {
  const made = await readMadeTables();
  const all = await sql<OwnTable[]>`
    select n.nspname as schema, c.relname as name,
      coalesce(array_agg(a.attname::text order by a.attnum) filter (where a.attname is not null), '{}') as columns
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      left join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence <> 't'
      and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
      and not exists (
        select from pg_catalog.pg_depend d
        where d.classid = 'pg_catalog.pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    group by n.nspname, c.relname order by n.nspname, c.relname`;
  // The applied files are in the manifest instead.
  const isRecord = (name: string) =>
    name === 'private.migrations' || name === 'private.logic_files';
  const others = all.filter((table) => !isRecord(nameOf(table)));
  return {
    own: others.filter((table) => made.has(nameOf(table))),
    foreign: others.filter((table) => !made.has(nameOf(table))).map(nameOf),
  };
}

/** Reads the sequences of these tables. They are not part of the snapshot; read after the rows, their values are past all rows. */
export async function readSequences(
  sql: postgres.ISql,
  tables: readonly OwnTable[],
): Promise<SequenceRecord[]> {
  const found = await sql<{ schema: string; table: string; column: string; sequence: string }[]>`
    select n.nspname as schema, c.relname as table, a.attname as column, d.objid::regclass::text as sequence
    from pg_catalog.pg_depend d
      join pg_catalog.pg_class s on s.oid = d.objid and s.relkind = 'S'
      join pg_catalog.pg_class c on c.oid = d.refobjid
      join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
    where d.classid = 'pg_catalog.pg_class'::regclass and d.refclassid = 'pg_catalog.pg_class'::regclass
      and d.deptype in ('a', 'i') and n.nspname || '.' || c.relname = any(${tables.map(nameOf)})
    order by 1, 2, 3`;
  const read: SequenceRecord[] = [];
  for (const { sequence, ...where } of found) {
    const [row] = await sql.unsafe<{ value: string; isCalled: boolean }[]>(
      `select last_value::text as value, is_called as "isCalled" from ${sequence}`,
    );
    if (row) read.push({ ...where, ...row });
  }
  return read;
}

/** Counts the accounts whose balance is not the sum of their ledger. */
export async function countBalancesOff(sql: postgres.ISql): Promise<number> {
  const [row] = await sql<{ off: number }[]>`
    select count(*)::int as off
    from public.credits c full join (
      select user_id, sum(delta) as sum from public.credit_entries where user_id is not null group by user_id) e using (user_id)
    where coalesce(c.balance, 0) <> coalesce(e.sum, 0)`;
  return row?.off ?? 0;
}
