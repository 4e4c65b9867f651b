-- Notifies listening servers that a row changed: table, kind of change, key, owner and time, and nothing else. Each
-- server then reads the row with the rights of each listener. A deleted row cannot be read any more, so the owner is
-- sent along; the previous value of a changed key cannot be derived, so the old key is sent along too.
--
-- The time makes each notification unique: PostgreSQL sends equal notifications of a transaction only once, and of
-- "added, removed, added again" the last would be missing.
--
-- Arguments: the column that holds the owner, then the columns of the primary key.
create or replace function private.tg_change_notice() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  before jsonb := case tg_op when 'INSERT' then changed else to_jsonb(old) end;
  key jsonb;
  old_key jsonb;
begin
  select jsonb_object_agg(column_name, changed -> column_name), jsonb_object_agg(column_name, before -> column_name)
    into key, old_key
    from unnest(tg_argv[1:]) as column_name;
  perform pg_notify('changes', (jsonb_build_object(
    'schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op, 'key', key,
    'owner', changed -> tg_argv[0], 'at', clock_timestamp())
    || case when key = old_key then '{}' else jsonb_build_object('old_key', old_key) end)::text);
  return null;
end
$$;
comment on function private.tg_change_notice() is
  'NOTIFY changes: { schema, table, type, key, owner, at }, and old_key where an update changed the key.';
revoke all on function private.tg_change_notice() from public;

create or replace trigger _900_change_notice after insert or update or delete on public.recipes
  for each row execute function private.tg_change_notice('user_id', 'id');
create or replace trigger _900_change_notice after insert or update or delete on public.recipe_ratings
  for each row execute function private.tg_change_notice('user_id', 'recipe_id', 'user_id');
create or replace trigger _900_change_notice after insert or update or delete on public.favorite_recipes
  for each row execute function private.tg_change_notice('user_id', 'user_id', 'recipe_id');
