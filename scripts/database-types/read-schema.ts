import type postgres from 'postgres';

export type Column = {
  name: string;
  type: string;
  nullable: boolean;
  optional: boolean;
  generated: boolean;
};
type Relation = {
  foreignKeyName: string;
  columns: string[];
  referencedRelation: string;
  referencedColumns: string[];
  isOneToOne: boolean;
};
export type Table = { name: string; columns: Column[]; relations: Relation[] };
export type Procedure = {
  name: string;
  parameters: { name: string; type: string; optional: boolean }[];
  returns: { type: string; set: boolean; columns: { name: string; type: string }[] };
};
export type ExposedSchema = { tables: Table[]; procedures: Procedure[] };

const tablesQuery = `
  select c.relname as name,
    (select json_agg(json_build_object(
        'name', a.attname,
        'type', format_type(a.atttypid, null),
        'nullable', not a.attnotnull,
        'optional', not a.attnotnull or a.atthasdef or a.attidentity <> '',
        'generated', a.attgenerated <> '' or a.attidentity = 'a') order by a.attname)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        -- What is worked out by itself and nobody may read is no column of the API.
        and not (a.attgenerated <> '' and not exists (
          select from unnest(array['anon', 'authenticated', 'service_role']) as role
          where has_column_privilege(role, c.oid, a.attnum, 'select')))) as columns,
    coalesce((select json_agg(json_build_object(
        'foreignKeyName', f.conname,
        'columns', (select json_agg(a.attname order by k.position) from unnest(f.conkey) with ordinality k(number, position)
                    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.number),
        'referencedRelation', r.relname,
        'referencedColumns', (select json_agg(a.attname order by k.position) from unnest(f.confkey) with ordinality k(number, position)
                    join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.number),
        'isOneToOne', exists (select 1 from pg_constraint u where u.conrelid = f.conrelid
                    and u.contype in ('p', 'u') and u.conkey @> f.conkey and u.conkey <@ f.conkey)) order by f.conname)
      from pg_constraint f join pg_class r on r.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f' and r.relnamespace = c.relnamespace), '[]') as relations
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'p') order by c.relname`;

const proceduresQuery = `
  select p.proname as name,
    coalesce((select json_agg(json_build_object(
        'name', p.proargnames[i.position],
        'type', format_type(i.type, null),
        'optional', i.position > p.pronargs - p.pronargdefaults) order by i.position)
      from unnest(p.proargtypes::oid[]) with ordinality i(type, position)), '[]') as parameters,
    json_build_object('type', format_type(p.prorettype, null), 'set', p.proretset,
      'columns', coalesce((select json_agg(json_build_object(
          'name', p.proargnames[o.position], 'type', format_type(o.type, null)) order by o.position)
        from unnest(p.proallargtypes) with ordinality o(type, position)
        where p.proargmodes[o.position] = 't'), '[]')) as returns
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
    and has_function_privilege('authenticated', p.oid, 'execute')
    and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by p.proname`;

/** Reads the tables, relations and callable procedures of schema public from the system catalogue. */
export async function readExposedSchema(sql: postgres.Sql): Promise<ExposedSchema> {
  const tables = await sql.unsafe<Table[]>(tablesQuery);
  const procedures = await sql.unsafe<Procedure[]>(proceduresQuery);
  return { tables: [...tables], procedures: [...procedures] };
}
