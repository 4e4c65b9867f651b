import type postgres from 'postgres';
import { BackupProblem } from '../backup-problem.ts';

/** The migration tables may exist without rows: an interrupted start or restore leaves them empty. */
const records = ['private.migrations', 'private.logic_files'];

async function countRecords(sql: postgres.ISql, name: string): Promise<number> {
  const [row] = await sql.unsafe<{ count: number }[]>(`select count(*)::int as count from ${name}`);
  return row?.count ?? 0;
}

/** @throws BackupProblem if the database is not empty: a restore never overwrites data that may still be needed */
export async function refuseUnlessEmpty(sql: postgres.ISql): Promise<void> {
  const found = await sql<{ name: string }[]>`
    select n.nspname || '.' || c.relname as name
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
      and not exists (
        select from pg_catalog.pg_depend d
        where d.classid = 'pg_catalog.pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by 1`;
  const names = found.map(({ name }) => name);
  for (const record of records.filter((name) => names.includes(name))) {
    if ((await countRecords(sql, record)) === 0) continue;
    throw new BackupProblem(
      'There is a Saffron Table in this database already, and nothing is written over it. Restore into an empty one: ' +
        'another DATA_DIR, or a DATABASE_URL that names a new database.',
    );
  }
  const other = names.find((name) => !records.includes(name));
  if (!other) return;
  throw new BackupProblem(
    `This database is not empty (it has ${other}), and nothing is written over it. Create a new one and name it in DATABASE_URL.`,
  );
}
