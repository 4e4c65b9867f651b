-- Writes the totals of the reversals to the purchase: refunded when all the money went back, disputed while some of it
-- is withdrawn, otherwise completed. Runs under the locks of settle_purchase. Granted to no role.
create or replace function private.sum_up_purchase(purchase_id uuid) returns public.purchases
language plpgsql set search_path = ''
as $$
declare
  purchase public.purchases;
begin
  with live as (
    select coalesce(sum(r.cents) filter (where r.kind = 'refund'), 0) as refunded,
      coalesce(bool_or(r.kind = 'dispute'), false) as disputed, coalesce(sum(r.credits - r.taken), 0) as shortfall
    from private.purchase_reversals r
    where r.purchase_id = sum_up_purchase.purchase_id and r.ended_at is null
  )
  update public.purchases p set
      refunded_cents = least(p.amount_cents, live.refunded), shortfall_credits = live.shortfall, settled_at = now(),
      status = case
        when live.refunded >= p.amount_cents then 'refunded'
        when live.disputed then 'disputed'
        else 'completed'
      end
    from live
    where p.id = sum_up_purchase.purchase_id
    returning p.* into purchase;
  return purchase;
end
$$;
comment on function private.sum_up_purchase(uuid) is 'Sets status, refunded cents and shortfall of a paid purchase from its reversals.';

revoke all on function private.sum_up_purchase(uuid) from public;
