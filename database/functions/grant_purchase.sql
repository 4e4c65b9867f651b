-- Grants the paid credits, once: completed_at is checked under the purchase's lock, and the ledger also accepts only
-- one entry per purchase. If amount or currency differ from the purchase, we did not request this payment: nothing is
-- granted, and an operator has to look into it.
--
-- If the account is deleted, the row is marked as undeliverable and the payment is refunded. Granted to no role:
-- settle_purchase uses it.
create or replace function private.grant_purchase(
  purchase public.purchases, state jsonb, deliverable boolean
) returns public.purchases
language plpgsql set search_path = ''
as $$
declare
  granted public.purchases;
begin
  if (state ->> 'amountCents')::int is distinct from purchase.amount_cents
    or lower(state ->> 'currency') is distinct from purchase.currency
  then
    raise exception 'Paid were % %, not % %.', coalesce(state ->> 'amountCents', 'no'), coalesce(state ->> 'currency', 'cents'),
      purchase.amount_cents, purchase.currency using errcode = 'STPAY', hint = 'Nothing was granted.';
  end if;
  if deliverable then
    perform private.record_credit_entry(purchase.user_id, purchase.credits, 'purchase', purchase.id::text);
  end if;
  update public.purchases p set
      status = 'completed', completed_at = now(), undeliverable = not deliverable, failure_code = null,
      payment_intent_id = coalesce(state ->> 'paymentIntentId', p.payment_intent_id)
    where p.id = purchase.id
    returning p.* into granted;
  return granted;
end
$$;
comment on function private.grant_purchase(public.purchases, jsonb, boolean) is
  'Writes the purchase entry and completes the row, or marks it undeliverable. STPAY.';

revoke all on function private.grant_purchase(public.purchases, jsonb, boolean) from public;
