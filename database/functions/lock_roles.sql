-- Locks the roles until the transaction ends, with the lock that every change of roles takes
-- (triggers/user_roles_last_admin.sql). Code that suspends or deletes an account must check its role only under this
-- lock: otherwise two admins who take each other's rights away at once would leave no admin.
--
-- Granted to auth_admin only: the auth API suspends and deletes accounts.
create or replace function private.lock_roles() returns void
language sql set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('public.user_roles', 0))
$$;
comment on function private.lock_roles() is 'Locks the roles: waits for running changes, and blocks new ones until this transaction ends.';

revoke all on function private.lock_roles() from public;
grant execute on function private.lock_roles() to auth_admin;
