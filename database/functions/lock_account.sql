-- Locks an account until the transaction ends, so that a concurrent deletion waits or is visible: the first lock of all
-- code that goes on to credits, purchases or requests. Returns whether the account exists: neither deleted nor emptied
-- by a soft deletion.
--
-- Several accounts may be locked in any order: these are shared locks, only a deletion conflicts with them, and a
-- deletion takes none of our other locks before it has locked its own account.
--
-- Security definer and executable by authenticated, which has no USAGE on this schema: the policy of a table update
-- calls it for each row before that row is locked, the only moment at which the lock order can still be kept
-- (policies/credits.sql).
create or replace function private.lock_account(account uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform from auth.users u where u.id = account for key share;
  return exists (select from auth.users u where u.id = account and u.deleted_at is null);
end
$$;
comment on function private.lock_account(uuid) is
  'Holds an account for this transaction. True where it exists and is not deleted, also softly.';

revoke all on function private.lock_account(uuid) from public;
grant execute on function private.lock_account(uuid) to authenticated, service_role;
