-- Makes a purchase and the ledger match the provider's current state, whatever was stored before. Webhook, status page
-- and job all call it with a freshly read state, so the order, replay and loss of events do not matter; a state that
-- arrives late undoes nothing.
--
-- Locks account, credits and purchase, in this order, and reads the purchase again under its lock. Unpaid statuses only
-- go forward (pending, processing, then failed or cancelled, which mean that the checkout is closed). Paid overrides
-- all of them. Nothing is taken back before it was granted; a payment that is first read together with its refund is
-- granted and taken back in one call.
--
-- Granted to service_role only: a client that could call it would grant itself credits.
create or replace function private.settle_purchase(purchase_id uuid, state jsonb) returns public.purchases
language plpgsql security definer set search_path = ''
as $$
declare
  purchase public.purchases;
  word text := case settle_purchase.state ->> 'status' when 'open' then 'pending' else settle_purchase.state ->> 'status' end;
  deliverable boolean;
begin
  if word is null or word not in ('pending', 'processing', 'failed', 'cancelled', 'paid') then
    raise exception 'A payment has no status "%".', word using errcode = '22023';
  end if;
  deliverable := private.lock_buyer(settle_purchase.purchase_id);
  select p.* into purchase from public.purchases p where p.id = settle_purchase.purchase_id for update;
  if not found then
    raise exception 'There is no such purchase.' using errcode = 'STNTF';
  end if;

  if purchase.completed_at is null and word = 'paid' then
    purchase := private.grant_purchase(purchase, settle_purchase.state, deliverable);
  end if;
  if purchase.completed_at is not null then
    perform private.settle_reversals(purchase, settle_purchase.state, deliverable);
    return private.sum_up_purchase(purchase.id);
  end if;

  if word in ('failed', 'cancelled') or purchase.status = 'pending' then
    purchase.status := word;
    purchase.failure_code := left(settle_purchase.state ->> 'failureCode', 100);
  end if;
  update public.purchases p set
      status = purchase.status, failure_code = purchase.failure_code, settled_at = now(),
      payment_intent_id = coalesce(settle_purchase.state ->> 'paymentIntentId', p.payment_intent_id)
    where p.id = purchase.id
    returning p.* into purchase;
  return purchase;
end
$$;
comment on function private.settle_purchase(uuid, jsonb) is
  'Grants, takes back and gives back so that a purchase is as the provider says: { status: open | processing | paid | failed | cancelled (the last two: the checkout is closed), paymentIntentId, amountCents, currency, failureCode, refunds: [{ id, cents, status, requestId }], disputes: [{ id, cents, funds: none | withdrawn | reinstated }] }. Each once, however often it is called. STNTF, STPAY (another amount or currency was paid: nothing is granted), 22023.';

revoke all on function private.settle_purchase(uuid, jsonb) from public;
grant execute on function private.settle_purchase(uuid, jsonb) to service_role;
