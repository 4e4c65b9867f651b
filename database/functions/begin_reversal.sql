-- Takes a new refund's or dispute's share of the credits back, as far as the balance goes; the rest is the shortfall, and stays one: what
-- is bought or comes back later does not pay for it. Credits that have run out go first, so that they pay for nothing and the outcome
-- does not hang on when the sweep comes by. The admin who asked for a refund, and why, stand on its entry.
--
-- Runs under the locks of settle_purchase. Granted to nobody.
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
