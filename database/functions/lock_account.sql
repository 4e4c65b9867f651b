-- Holds an account until the transaction ends, so that its deletion waits or is seen: the first lock of whatever goes on to
-- credits, purchases or requests. Answers whether the account is there: neither gone nor emptied by a soft deletion.
--
-- Several accounts may be held in any order: these locks share, only a deletion stands against them, and it wants nothing of ours
-- before it has its own account.
--
-- Security definer and executable by authenticated, who have no USAGE on this schema: the policy of a table update asks it for each row
-- before that row is locked, which is the only moment at which the order can still be kept (policies/credits.sql).
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
