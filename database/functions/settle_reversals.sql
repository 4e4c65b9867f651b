-- Takes credits back for each new refund and dispute, and returns them for each that failed or was won, once each.
--
-- Reversals that end are processed before those that begin: a refund that replaces a won dispute finds the returned
-- credits. An ended reversal stays ended, so that an older state cannot take credits again; a reversal that ended
-- before it was first seen here is stored for the same reason.
--
-- Runs under the locks of settle_purchase. Granted to no role.
create or replace function private.settle_reversals(
  purchase public.purchases, state jsonb, deliverable boolean
) returns void
language plpgsql set search_path = ''
as $$
declare
  reversal record;
begin
  for reversal in
    select r.reference from private.purchase_reversals r
      join private.reversals_in(state) s on s.reference = r.reference and not s.live
      where r.purchase_id = purchase.id and r.ended_at is null
      order by r.position
  loop
    perform private.end_reversal(purchase, reversal.reference, deliverable);
  end loop;
  for reversal in
    select s.* from private.reversals_in(state) with ordinality as s (kind, reference, cents, live, request_id, place)
      where not exists (select from private.purchase_reversals r where r.reference = s.reference)
      order by s.place
  loop
    insert into private.purchase_reversals (reference, purchase_id, kind, cents, ended_at)
      values (reversal.reference, purchase.id, reversal.kind, reversal.cents, case when not reversal.live then now() end)
      on conflict (reference) do nothing;
    if found and reversal.live then
      perform private.begin_reversal(purchase, reversal.reference, reversal.request_id, deliverable);
    end if;
  end loop;
  update private.refund_requests r set refund_id = coalesce(r.refund_id, s.reference), closed_at = coalesce(r.closed_at, now())
    from private.reversals_in(state) s
    where r.purchase_id = purchase.id and r.id::text = s.request_id and (r.refund_id is null or r.closed_at is null);
end
$$;
comment on function private.settle_reversals(public.purchases, jsonb, boolean) is
  'Begins and ends reversals as a reading says, and closes the requests that it answers.';

revoke all on function private.settle_reversals(public.purchases, jsonb, boolean) from public;
