-- Takes back the credits for a new refund or dispute, as far as the balance allows. The rest is the shortfall, and it
-- stays one: credits that are bought or returned later do not pay for it. Expired credits are removed first, so that
-- they pay for nothing and the outcome does not depend on when the sweep runs. For a refund that an admin requested,
-- the ledger entry carries that admin and the reason.
--
-- Runs under the locks of settle_purchase. Granted to no role.
create or replace function private.begin_reversal(
  purchase public.purchases, reference text, request_id text, deliverable boolean
) returns void
language plpgsql set search_path = ''
as $$
declare
  reversal private.purchase_reversals;
  request private.refund_requests;
  room record;
  available int;
begin
  if deliverable then
    perform private.expire_credits(purchase.user_id);
  end if;
  select r.* into reversal from private.purchase_reversals r where r.reference = begin_reversal.reference;
  select * into room from private.reversal_room(purchase, reversal.cents);
  if purchase.undeliverable or not deliverable then
    room.credits := 0;
  end if;
  available := least(room.credits, (select c.balance from public.credits c where c.user_id = purchase.user_id));
  update private.purchase_reversals r
    set counted_cents = room.cents, credits = room.credits, taken = coalesce(available, 0)
    where r.reference = begin_reversal.reference;
  if available > 0 then
    select r.* into request from private.refund_requests r
      where r.purchase_id = purchase.id and r.id::text = begin_reversal.request_id;
    perform private.record_credit_entry(
      purchase.user_id, -available, reversal.kind, reversal.reference, request.reason, null, request.admin_id);
  end if;
end
$$;
comment on function private.begin_reversal(public.purchases, text, text, boolean) is
  'Counts a new reversal and takes its credits, never below zero.';

revoke all on function private.begin_reversal(public.purchases, text, text, boolean) from public;
