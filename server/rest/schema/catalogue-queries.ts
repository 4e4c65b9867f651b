// The queries of PostgreSQL's catalogue. `$1` is the list of exposed schemas. Type names come from format_type, which quotes them and adds a schema
// where needed; typmod -1 gives the name to cast to.

const columnObject = (attribute: string) => `json_build_object(
  'name', ${attribute}.attname,
  'type', pg_catalog.format_type(${attribute}.atttypid, -1),
  'declaredType', pg_catalog.format_type(${attribute}.atttypid, ${attribute}.atttypmod),
  'isArray', pg_catalog.format_type(${attribute}.atttypid, -1) like '%[]',
  'defaultExpression', case
    when ${attribute}.attidentity = 'd' then pg_catalog.format('nextval(%L::regclass)',
      pg_catalog.pg_get_serial_sequence(${attribute}.attrelid::regclass::text, ${attribute}.attname))
    when ${attribute}.attgenerated = '' then pg_catalog.pg_get_expr(d.adbin, d.adrelid)
  end
)`;

const columnsOf = (relation: string, condition = 'true') => `(
  select json_agg(${columnObject('a')} order by a.attnum)
  from pg_catalog.pg_attribute a
  left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = ${relation} and a.attnum > 0 and not a.attisdropped and ${condition}
)`;

/**
 * True for a generated column that no API role may read (for example a key to order or search by). No caller could use it, so the API leaves it out.
 */
const isInternal = (relation: string) => `(a.attgenerated <> '' and not exists (
  select from unnest(array['anon', 'authenticated', 'service_role']) as role
  where pg_catalog.has_column_privilege(role, ${relation}, a.attnum, 'select')
))`;

const namesOf = (relation: string, numbers: string) => `(
  select json_agg(a.attname order by listed.place)
  from unnest(${numbers}) with ordinality as listed (number, place)
  join pg_catalog.pg_attribute a on a.attrelid = ${relation} and a.attnum = listed.number
)`;

/** Tables, views and foreign tables with their columns, primary key and unique keys (including unique indexes). */
export const tablesQuery = `
select n.nspname as "schema", c.relname as "name", coalesce(${columnsOf('c.oid', `not ${isInternal('c.oid')}`)}, '[]') as "columns",
  exists (select from pg_catalog.pg_attribute a where a.attrelid = c.oid and ${isInternal('c.oid')}) as "hasInternal",
  coalesce((
    select json_agg(json_build_object('isPrimary', i.indisprimary, 'columns',
      ${namesOf('c.oid', 'i.indkey::int2[]')}))
    from pg_catalog.pg_index i
    where i.indrelid = c.oid and i.indisunique and i.indpred is null and i.indexprs is null
  ), '[]') as "keys"
from pg_catalog.pg_class c
join pg_catalog.pg_namespace n on n.oid = c.relnamespace
where n.nspname = any($1::text[]) and c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition`;

export const foreignKeysQuery = `
select k.conname as "name",
  n.nspname as "schema", c.relname as "table", ${namesOf('k.conrelid', 'k.conkey')} as "columns",
  fn.nspname as "targetSchema", f.relname as "targetTable", ${namesOf('k.confrelid', 'k.confkey')} as "targetColumns"
from pg_catalog.pg_constraint k
join pg_catalog.pg_class c on c.oid = k.conrelid
join pg_catalog.pg_namespace n on n.oid = c.relnamespace
join pg_catalog.pg_class f on f.oid = k.confrelid
join pg_catalog.pg_namespace fn on fn.oid = f.relnamespace
where k.contype = 'f' and k.conparentid = 0
  and n.nspname = any($1::text[]) and fn.nspname = any($1::text[])
order by k.conname`;

/** Functions that can be called with named arguments. Triggers and aggregates are excluded; `buildRoutine` drops those with an unnamed argument. */
export const routinesQuery = `
select n.nspname as "schema", p.proname as "name", p.provolatile = 'v' as "isVolatile",
  p.proretset as "returnsSet", p.prorettype = 'void'::regtype as "returnsVoid",
  pg_catalog.format_type(p.prorettype, -1) as "returnType",
  coalesce((
    select json_agg(json_build_object(
      'name', g.name, 'mode', g.mode,
      'type', pg_catalog.format_type(g.type, -1), 'declaredType', pg_catalog.format_type(g.type, -1),
      'isArray', pg_catalog.format_type(g.type, -1) like '%[]', 'defaultExpression', null
    ) order by g.place)
    from unnest(
      coalesce(p.proallargtypes, p.proargtypes::oid[]),
      p.proargmodes::text[], p.proargnames
    ) with ordinality as g (type, mode, name, place)
  ), '[]') as "arguments",
  p.pronargdefaults as "defaults",
  rn.nspname as "rowSchema", r.relname as "rowTable", ${columnsOf('t.typrelid')} as "rowColumns",
  p.prorettype = 'record'::regtype as "returnsRecord"
from pg_catalog.pg_proc p
join pg_catalog.pg_namespace n on n.oid = p.pronamespace
join pg_catalog.pg_type t on t.oid = p.prorettype
left join pg_catalog.pg_class r on r.oid = t.typrelid and t.typtype = 'c'
left join pg_catalog.pg_namespace rn on rn.oid = r.relnamespace
where n.nspname = any($1::text[]) and p.prokind = 'f'
  and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
order by p.oid`;

/** Returns one text that changes whenever a result of the queries above may change. Reads only rows of the exposed schemas. */
export const versionQuery = `
with exposed as (select oid from pg_catalog.pg_namespace where nspname = any($1::text[])),
relations as (
  select c.oid, c.xmin from pg_catalog.pg_class c
  where c.relnamespace in (select oid from exposed) and c.relkind in ('r', 'p', 'v', 'm', 'f', 'c')
),
facts as (
  select 'c' as kind, oid::text as name, xmin::text as version from relations
  union all
  select 'a', a.attrelid || '.' || a.attnum, a.xmin::text
    from pg_catalog.pg_attribute a where a.attrelid in (select oid from relations) and a.attnum > 0
  union all
  select 'd', d.oid::text, d.xmin::text
    from pg_catalog.pg_attrdef d where d.adrelid in (select oid from relations)
  union all
  select 'k', k.oid::text, k.xmin::text
    from pg_catalog.pg_constraint k where k.connamespace in (select oid from exposed)
  union all
  select 'i', i.indexrelid::text, i.xmin::text
    from pg_catalog.pg_index i where i.indrelid in (select oid from relations)
  union all
  select 'p', p.oid::text, p.xmin::text
    from pg_catalog.pg_proc p where p.pronamespace in (select oid from exposed)
)
select coalesce(md5(string_agg(kind || name || ':' || version, ',' order by kind, name)), '') as version from facts`;
