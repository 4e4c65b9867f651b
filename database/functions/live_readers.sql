-- Who may read the rows of a table, as far as its policies say so without looking at a row:
--
--   alike   all callers of the role see the same rows: a policy says true, and none takes away
--   owner   a row is seen by the person whom it names, at most: every policy that gives says so
--   judged  anything else
--   none    the role may not read the table
--
-- So that a change of a public row is read once for all who listen, and nobody is asked about a row of somebody else. It is read from
-- the policies themselves: a list beside them would be right until one of them changes. The service alone asks.
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
