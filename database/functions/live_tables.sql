-- Returns the tables whose changes are broadcast (triggers/change_notices.sql), with what a server needs to forward
-- them: the owner column, the key, the columns with their types, and who may read them. Derived from the triggers
-- themselves. Granted to service_role only.
create or replace function private.live_tables() returns table (
  schema_name text, table_name text, owner_column text, key_columns text[], columns jsonb, readers jsonb
)
language sql stable set search_path = ''
as $$
  select n.nspname, c.relname, told.arguments[1], told.arguments[2:],
    (
      select jsonb_agg(
          jsonb_build_object('name', a.attname, 'type', t.typname, 'cast', pg_catalog.format_type(a.atttypid, null))
          order by a.attnum)
        from pg_catalog.pg_attribute a join pg_catalog.pg_type t on t.oid = a.atttypid
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    ),
    (
      select jsonb_object_agg(reader, private.live_readers(c.oid, reader, told.arguments[1]))
        from unnest(array['anon', 'authenticated', 'service_role']) as reader
    )
  from pg_catalog.pg_trigger g
    join pg_catalog.pg_class c on c.oid = g.tgrelid
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    -- tgargs stores the trigger arguments one after the other, each terminated by a zero byte.
    cross join lateral (
      select (pg_catalog.string_to_array(pg_catalog.encode(g.tgargs, 'escape'), '\000'))[1:g.tgnargs] as arguments
    ) as told
  where g.tgfoid = 'private.tg_change_notice()'::regprocedure and g.tgenabled <> 'D'
$$;
comment on function private.live_tables() is 'Every table whose changes are told, with its owner column, key, columns and readers.';

revoke all on function private.live_tables() from public;
grant execute on function private.live_tables() to service_role;
