-- Returns in which capacity the caller acts: an admin has a session, a holder of the service key has only its role, and
-- an operator who works at the machine or directly at the database has no claims at all. Used for the change log only;
-- it decides no permission. Granted to no role.
create or replace function private.acting_kind() returns text
language sql stable set search_path = ''
as $$
  select case
    when auth.uid() is not null then 'admin'
    when auth.role() = 'service_role' then 'service'
    else 'operator'
  end
$$;
comment on function private.acting_kind() is 'admin, service or operator, by the claims of the caller.';

revoke all on function private.acting_kind() from public;
