-- Removes all rules of a table, so that a policy file states the complete current rules: a policy or grant that was
-- taken out of the file is removed from the database too. Runs as the owner, inside the migration's transaction, so no
-- client ever sees the table without its rules. Granted to no role.
create or replace function private.start_policies(target regclass) returns void
language plpgsql set search_path = ''
as $$
declare
  stale name;
begin
  for stale in select polname from pg_catalog.pg_policy where polrelid = target loop
    execute pg_catalog.format('drop policy %I on %s', stale, target);
  end loop;
  execute pg_catalog.format('alter table %s enable row level security', target);
  execute pg_catalog.format('revoke all on table %s from public, anon, authenticated, service_role, auth_admin', target);
end
$$;
comment on function private.start_policies(regclass) is
  'Enables row security on a table and removes every policy and grant: the first line of each policy file.';

revoke all on function private.start_policies(regclass) from public;
