-- Holds an account until the transaction ends, so that its deletion waits or is seen: the first lock of whatever goes on to
-- credits, purchases or requests. Answers whether the account is there: neither gone nor emptied by a soft deletion.
--
-- Several accounts may be held in any order: these locks share, only a deletion stands against them, and it wants nothing of ours
-- before it has its own account. Granted to nobody: procedures use it.
create or replace function private.lock_account(account uuid) returns boolean
language plpgsql set search_path = ''
as $$
begin
  perform from auth.users u where u.id = account for key share;
  return exists (select from auth.users u where u.id = account and u.deleted_at is null);
end
$$;
comment on function private.lock_account(uuid) is
  'Holds an account for this transaction. True where it exists and is not deleted, also softly.';

revoke all on function private.lock_account(uuid) from public;
