-- Holds the roles until the transaction ends: it takes the lock of every change of roles (triggers/user_roles_last_admin.sql). Who suspends
-- or deletes an account looks at its role only behind this: else two admins who take each other's rights away at once would leave none.
--
-- Granted to auth_admin only: suspensions and deletions are the accounts door's.
create or replace function private.hold_roles() returns void
language sql set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('public.user_roles', 0))
$$;
comment on function private.hold_roles() is 'Waits for changes of roles that are under way, and lets none begin before this transaction ends.';

revoke all on function private.hold_roles() from public;
grant execute on function private.hold_roles() to auth_admin;
