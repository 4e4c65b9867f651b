-- Tells listening servers that a row changed: table, kind of change, key and owner, and nothing else. What
-- the row says is read by each server with the rights of each listener; a deleted row cannot be read any
-- more, which is why the owner is sent along.
--
-- Arguments: the column that holds the owner, then the columns of the primary key.
create or replace function private.tg_change_notice() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  key jsonb;
begin
  select jsonb_object_agg(column_name, changed -> column_name) into key
    from unnest(tg_argv[1:]) as column_name;
  perform pg_notify('changes', jsonb_build_object(
    'schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op, 'key', key,
    'owner', changed -> tg_argv[0])::text);
  return null;
end
$$;
comment on function private.tg_change_notice() is 'NOTIFY changes: { schema, table, type, key, owner }.';
revoke all on function private.tg_change_notice() from public;

create or replace trigger _900_change_notice after insert or update or delete on public.recipes
  for each row execute function private.tg_change_notice('user_id', 'id');
create or replace trigger _900_change_notice after insert or update or delete on public.recipe_ratings
  for each row execute function private.tg_change_notice('user_id', 'recipe_id', 'user_id');
create or replace trigger _900_change_notice after insert or update or delete on public.favorite_recipes
  for each row execute function private.tg_change_notice('user_id', 'user_id', 'recipe_id');
