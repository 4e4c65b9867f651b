-- Takes the locks that come before the lock of a purchase: its buyer's account and credits, and the admins who
-- requested its refunds, since the entries name them. Returns whether the account still exists, so that credits can be
-- granted to it or taken from it.
--
-- Waits for a concurrent deletion of the account, and then returns false. Granted to no role: settle_purchase uses it.
create or replace function private.lock_buyer(purchase_id uuid) returns boolean
language plpgsql set search_path = ''
as $$
declare
  buyer uuid := (select p.user_id from public.purchases p where p.id = lock_buyer.purchase_id);
  is_active boolean := buyer is not null and private.lock_account(buyer);
begin
  if is_active then
    perform private.lock_credits(buyer);
  end if;
  perform private.lock_account(r.admin_id) from private.refund_requests r
    where r.purchase_id = lock_buyer.purchase_id and r.admin_id is not null;
  return is_active;
end
$$;
comment on function private.lock_buyer(uuid) is
  'Locks a purchase''s buyer and their credits. True if the account exists and is not softly deleted.';

revoke all on function private.lock_buyer(uuid) from public;
