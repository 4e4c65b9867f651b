-- In which part somebody acts: an admin has a session, a holder of the service key only its role, and whoever works at the machine or at
-- the database itself brings no claims at all. For the change log; nothing is allowed or refused by it. Granted to nobody.
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
