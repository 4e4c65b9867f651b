import type postgres from 'postgres';
import { quote } from '../../../database/quote-name.ts';

type ForeignKey = { table: string; name: string; definition: string };

/**
 * Drops the foreign keys while rows are loaded, so that tables can be loaded in any order and rows are checked in bulk instead of one by one.
 * This needs only ownership of the tables; disabling the triggers would need a superuser.
 * @returns a function that adds the foreign keys again, which also verifies that every referenced row exists
 */
export async function liftForeignKeys(
  transaction: postgres.TransactionSql,
): Promise<() => Promise<void>> {
  const keys = await transaction<ForeignKey[]>`
    select format('%I.%I', n.nspname, c.relname) as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_catalog.pg_constraint k
      join pg_catalog.pg_class c on c.oid = k.conrelid
      join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'`;
  for (const { table, name } of keys) {
    await transaction.unsafe(`alter table ${table} drop constraint ${quote(name)}`);
  }
  return async () => {
    for (const { table, name, definition } of keys) {
      await transaction.unsafe(`alter table ${table} add constraint ${quote(name)} ${definition}`);
    }
  };
}
