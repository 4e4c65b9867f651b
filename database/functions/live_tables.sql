-- The tables whose changes are told (triggers/change_notices.sql), with what a server needs to tell them on: the column that names the
-- owner, the key, the columns with their types, and who reads them. Read from the triggers themselves. The service alone asks.
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
    -- Arguments are kept one after the other, each with a zero byte at its end.
    cross join lateral (
      select (pg_catalog.string_to_array(pg_catalog.encode(g.tgargs, 'escape'), '\000'))[1:g.tgnargs] as arguments
    ) as told
  where g.tgfoid = 'private.tg_change_notice()'::regprocedure and g.tgenabled <> 'D'
$$;
comment on function private.live_tables() is 'Every table whose changes are told, with its owner column, key, columns and readers.';

revoke all on function private.live_tables() from public;
grant execute on function private.live_tables() to service_role;
