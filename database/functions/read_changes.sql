-- Returns what each listener may see of some changes, read now with the listener's own rights. One round trip handles
-- many listeners and many changes, since a busy minute has many of both.
--
-- callers: [{ role, claims, changes: [index, …], alike }], sorted by role, since statements are planned again whenever
-- the role changes. A caller that is `alike` represents all callers of its role; the function checks the policies
-- again, together with the rows, instead of trusting the flag.
--
-- changes: [{ table, type, key, owner }]. A row that has been deleted meanwhile, or that the caller may not see,
-- returns nothing. Policies cannot be applied to a deleted row: a deletion is reported to its owner, at the assurance
-- level that the account requires, and to the service.
--
-- Returns the record of each change for each caller. `change` is null if the caller's session has ended.
--
-- Not security definer, and it must never be: it switches to each caller's role in turn, and row security decides. Each
-- table has its own statement, so that its plan is cached. Granted to service_role only.
create or replace function private.read_changes(changes jsonb, callers jsonb, at_time timestamptz)
returns table (caller int, change int, record text)
language plpgsql set search_path = ''
as $$
declare
  one jsonb;
  told jsonb;
  key jsonb;
  differs boolean;
begin
  -- Materialized: otherwise live_readers would be called for each change instead of once for each table.
  with asked as materialized (
    select distinct c ->> 'role' as reader, changes -> place::int ->> 'table' as name
      from jsonb_array_elements(callers) as c, jsonb_array_elements_text(c -> 'changes') as place
      where (c -> 'alike')::boolean
  )
  select true into differs from asked
    where private.live_readers(format('public.%I', asked.name)::regclass, asked.reader, 'user_id') <> 'alike'
    limit 1;
  if differs then
    raise exception 'Not everybody reads these rows alike any more.' using errcode = 'object_not_in_prerequisite_state';
  end if;

  -- One statement finds all ended sessions; their callers get no further rows.
  for caller in select private.ended_sessions(callers, at_time) loop
    if not (callers -> caller -> 'alike')::boolean then
      return next;
      callers := jsonb_set(callers, array[caller::text, 'changes'], '[]');
    end if;
  end loop;

  caller := -1;
  for one in select c from jsonb_array_elements(callers) with ordinality as e (c, place) order by e.place loop
    caller := caller + 1;
    perform set_config('request.jwt.claims', one ->> 'claims', true), set_config('role', one ->> 'role', true);
    for change in select place::int from jsonb_array_elements_text(one -> 'changes') as place loop
      told := changes -> change;
      key := told -> 'key';
      record := null;
      if told ->> 'type' = 'DELETE' then
        if one ->> 'role' = 'service_role'
          or (one ->> 'role' = 'authenticated' and auth.uid() = (told ->> 'owner')::uuid and auth.has_required_aal())
        then
          record := key;
        end if;
      elsif told ->> 'table' = 'recipes' then
        select to_jsonb(r) into record from public.recipes r where r.id = (key ->> 'id')::uuid;
      elsif told ->> 'table' = 'recipe_ratings' then
        select to_jsonb(r) into record from public.recipe_ratings r
          where r.recipe_id = (key ->> 'recipe_id')::uuid and r.user_id = (key ->> 'user_id')::uuid;
      elsif told ->> 'table' = 'favorite_recipes' then
        select to_jsonb(r) into record from public.favorite_recipes r
          where r.user_id = (key ->> 'user_id')::uuid and r.recipe_id = (key ->> 'recipe_id')::uuid;
      else
        raise exception 'Changes of % are told, but not read.', told ->> 'table';
      end if;
      if record is not null then
        return next;
      end if;
    end loop;
  end loop;
  perform set_config('role', 'service_role', true), set_config('request.jwt.claims', '{"role":"service_role"}', true);
end
$$;
comment on function private.read_changes(jsonb, jsonb, timestamptz) is
  'What each caller may hear of each change, by row security at this moment. 55000 when callers that were taken for alike are not.';

revoke all on function private.read_changes(jsonb, jsonb, timestamptz) from public;
grant execute on function private.read_changes(jsonb, jsonb, timestamptz) to service_role;
