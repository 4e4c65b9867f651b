-- Returns how much more a reversal may count: in cents, the part of the price that no other live reversal has taken; in
-- credits, the share of the pack for all counted cents together, minus what the live reversals were assigned. So many
-- small refunds are exact in sum, and the refund that reaches the full price takes all that is left. Credits of the
-- pack that expired are already gone, including those that had been returned too late and then expired: they are not
-- taken a second time.
--
-- Granted to no role.
create or replace function private.reversal_room(
  purchase public.purchases, wanted_cents int, out cents int, out credits int
)
language plpgsql stable set search_path = ''
as $$
declare
  counted int;
  assigned int;
  expired int;
begin
  select coalesce(sum(r.counted_cents), 0), coalesce(sum(r.credits), 0) into counted, assigned
    from private.purchase_reversals r where r.purchase_id = purchase.id and r.ended_at is null;
  with given as (
    select 'purchase' as kind, purchase.id::text as reference
    union all
    select r.kind, r.reference || ':returned' from private.purchase_reversals r where r.purchase_id = purchase.id
  )
  select coalesce(-sum(e.delta), 0) into expired
    from given
    join public.credit_entries g on g.kind = given.kind and g.reference = given.reference
    join public.credit_entries e on e.kind = 'expiry' and e.reference = g.id::text;
  cents := least(wanted_cents, purchase.amount_cents - counted);
  credits := case
    when counted + cents >= purchase.amount_cents then purchase.credits
    else round(purchase.credits::numeric * (counted + cents) / purchase.amount_cents)
  end;
  credits := greatest(least(credits, purchase.credits - expired) - assigned, 0);
end
$$;
comment on function private.reversal_room(public.purchases, int) is
  'Cents and credits that a further reversal of wanted_cents counts for.';

revoke all on function private.reversal_room(public.purchases, int) from public;
