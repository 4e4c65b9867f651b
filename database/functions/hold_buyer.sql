-- Takes the locks that come before the lock of a purchase: its buyer's account and credits, and the admins who
-- requested its refunds, since the entries name them. Returns whether there is still an account that credits can be
-- granted to or taken from.
--
-- Waits for a concurrent deletion of the account, and then returns false. Granted to no role: settle_purchase uses it.
create or replace function private.hold_buyer(purchase_id uuid) returns boolean
language plpgsql set search_path = ''
as $$
declare
  buyer uuid := (select p.user_id from public.purchases p where p.id = hold_buyer.purchase_id);
  there boolean := buyer is not null and private.lock_account(buyer);
begin
  if there then
    perform private.lock_credits(buyer);
  end if;
  perform private.lock_account(r.admin_id) from private.refund_requests r
    where r.purchase_id = hold_buyer.purchase_id and r.admin_id is not null;
  return there;
end
$$;
comment on function private.hold_buyer(uuid) is
  'Locks a purchase''s buyer and their credits. True where the account is there, neither gone nor softly deleted.';

revoke all on function private.hold_buyer(uuid) from public;
