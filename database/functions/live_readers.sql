-- Returns who may read the rows of a table, as far as its policies decide that without looking at a row:
--
--   alike   all callers of the role see the same rows: a permissive policy is true, and no policy is restrictive
--   owner   a row is visible to the person it names, at most: every permissive policy says so
--   judged  anything else
--   none    the role may not read the table
--
-- So a change of a public row is read once for all listeners, and other users' rows are not checked for each listener.
-- The answer is derived from the policies themselves: a separate list would become wrong when a policy changes. Granted
-- to service_role only.
create or replace function private.live_readers(table_id oid, reader text, owner_column text) returns text
language sql stable set search_path = ''
as $$
  with applying as (
    select p.polpermissive as gives, pg_catalog.pg_get_expr(p.polqual, p.polrelid) as condition
      from pg_catalog.pg_policy p
      where p.polrelid = table_id and p.polcmd in ('r', '*')
        and exists (
          select from unnest(p.polroles) as r (role_id)
            where case r.role_id when 0 then true else pg_catalog.pg_has_role(reader, r.role_id, 'member') end
        )
  )
  select case
    when not pg_catalog.has_table_privilege(reader, table_id, 'select') then 'none'
    when exists (select from applying where gives and condition = 'true')
      and not exists (select from applying where not gives) then 'alike'
    when not exists (
      select from applying
        where gives and condition is distinct from format('(%I = ( SELECT auth.uid() AS uid))', owner_column)
    ) then 'owner'
    else 'judged'
  end
$$;
comment on function private.live_readers(oid, text, text) is
  'alike, owner, judged or none: how far the policies tell who reads the rows of a table, without a row.';

revoke all on function private.live_readers(oid, text, text) from public;
grant execute on function private.live_readers(oid, text, text) to service_role;
