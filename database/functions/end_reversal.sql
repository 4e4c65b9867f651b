-- Ends a reversal: a refund failed or a dispute was won. The credits that were taken for it are returned, exactly and
-- once.
--
-- The exception is money that had been reversed twice (a refund during a dispute): the remaining reversal then counts
-- for what this one had counted for, and keeps the credits that were taken for it. Runs under the locks of
-- settle_purchase. Granted to no role.
create or replace function private.end_reversal(
  purchase public.purchases, reference text, deliverable boolean
) returns void
language plpgsql set search_path = ''
as $$
declare
  ended private.purchase_reversals;
  other private.purchase_reversals;
  room record;
  free int;
  kept int;
begin
  update private.purchase_reversals r set ended_at = now()
    where r.reference = end_reversal.reference returning r.* into ended;
  free := ended.taken;
  for other in
    select r.* from private.purchase_reversals r
      where r.purchase_id = purchase.id and r.ended_at is null and r.counted_cents < r.cents
      order by r.position
  loop
    select * into room from private.reversal_room(purchase, other.cents - other.counted_cents);
    if purchase.undeliverable or not deliverable then
      room.credits := 0;
    end if;
    kept := least(free, room.credits);
    update private.purchase_reversals r set
        counted_cents = r.counted_cents + room.cents, credits = r.credits + room.credits, taken = r.taken + kept
      where r.reference = other.reference;
    free := free - kept;
  end loop;
  if free > 0 and deliverable then
    perform private.record_credit_entry(purchase.user_id, free, ended.kind, ended.reference || ':returned');
  end if;
end
$$;
comment on function private.end_reversal(public.purchases, text, boolean) is
  'Ends a reversal and gives back what was taken for it, less what another one of the same money keeps.';

revoke all on function private.end_reversal(public.purchases, text, boolean) from public;
