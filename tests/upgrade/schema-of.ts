import type postgres from 'postgres';

const ourSchemas =
  "array(select oid from pg_namespace where nspname in ('public', 'auth', 'private', 'storage'))";

/** One query for each kind of object; each returns a line for everything that our schemas hold. */
const kinds: Record<string, string> = {
  columns: `
    select format('%s.%s %s%s default %s generated %s grants %s', c.oid::regclass, a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then ' not null' else '' end, coalesce(pg_get_expr(d.adbin, d.adrelid), '-'),
      concat(a.attgenerated, a.attidentity, l.collname), GRANTS(a.attacl))
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      left join pg_collation l on l.oid = a.attcollation
    where c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped and c.relnamespace = any(OURS)`,
  tables: `
    select format('%s %s security %s %s grants %s: %s', c.oid::regclass, c.relkind, c.relrowsecurity, c.relforcerowsecurity,
      GRANTS(c.relacl), obj_description(c.oid, 'pg_class'))
    from pg_class c where c.relkind in ('r', 'v', 'S') and c.relnamespace = any(OURS)`,
  indexes: `select pg_get_indexdef(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indrelid where c.relnamespace = any(OURS)`,
  constraints: `
    select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = any(OURS) and contype <> 'n'`,
  functions: `
    select format('%s returns %s: %s %s %s %s %s grants %s: %s', oid::regprocedure, prorettype::regtype, md5(prosrc), prosecdef,
      provolatile, proparallel, proconfig, GRANTS(proacl), obj_description(oid, 'pg_proc'))
    from pg_proc where pronamespace = any(OURS)`,
  triggers: `select concat(pg_get_triggerdef(t.oid), ' ', t.tgenabled) from pg_trigger t where not t.tgisinternal`,
  policies: `
    select format('%s.%s %s %s %s %s: %s / %s', schemaname, tablename, policyname, permissive, roles, cmd, qual, with_check)
    from pg_policies`,
  types: `
    select format('%s %s', t.oid::regtype, array(select enumlabel from pg_enum e where e.enumtypid = t.oid order by enumsortorder))
    from pg_type t where t.typtype in ('e', 'd') and t.typnamespace = any(OURS)`,
};

/** Returns the schema of a database as sorted lines: two databases of the same version have the same lines. */
export async function readSchema(sql: postgres.Sql): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [kind, query] of Object.entries(kinds)) {
    const rows = await sql
      .unsafe(
        query
          .replaceAll('OURS', ourSchemas)
          .replace(/GRANTS\(([a-z.]+)\)/g, 'array(select unnest($1)::text order by 1)'),
      )
      .values();
    found[kind] = rows.map(([line]) => String(line)).sort();
  }
  return found;
}
