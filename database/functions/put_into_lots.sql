-- Puts a positive entry into lots. Returned credits go back into the lots that they were taken from: a generation's
-- into those that it had reserved from, a refund's or dispute's into those that any reversal of that purchase took
-- from. If such a lot has expired meanwhile, its credits are valid for seven more days, in a new lot. All other
-- credits, and those returned from the time before there were lots, form a new lot.
--
-- Uses the clock and not the transaction's start time: a lot that another transaction found expired while we waited
-- must not be filled again. A lot with an expiry entry must not be filled either, in case the clock was set back: a lot
-- expires only once, so it would keep these credits for good.
--
-- Runs under the lock of the credits row, in the ledger's trigger. Granted to no role.
create or replace function private.put_into_lots(entry public.credit_entries) returns void
language plpgsql set search_path = ''
as $$
declare
  rest int := entry.delta;
  late int := 0;
  part int;
  taking record;
begin
  for taking in
    select t.entry_id, t.lot_id, t.credits - t.returned as out,
        coalesce(l.expires_at <= clock_timestamp() or (l.expires_at is not null and exists (
          select from public.credit_entries e where e.kind = 'expiry' and e.reference = l.entry_id::text
        )), false) as expired
      from private.entries_undone_by(entry) as undone (entry_id)
      join private.credit_takings t on t.entry_id = undone.entry_id and t.returned < t.credits
      join private.credit_lots l on l.entry_id = t.lot_id
      order by l.expires_at desc nulls first, t.lot_id desc
  loop
    part := least(taking.out, rest);
    update private.credit_takings t set returned = t.returned + part
      where t.entry_id = taking.entry_id and t.lot_id = taking.lot_id;
    if taking.expired then
      late := late + part;
    else
      update private.credit_lots l set remaining = l.remaining + part where l.entry_id = taking.lot_id;
    end if;
    rest := rest - part;
    exit when rest = 0;
  end loop;
  if rest + late > 0 then
    insert into private.credit_lots (entry_id, user_id, credits, remaining, expires_at)
      values (entry.id, entry.user_id, rest + late, rest + late,
        case when rest = 0 then now() + interval '7 days' else coalesce(entry.expires_at, private.credit_expiry_of(now())) end);
  end if;
end
$$;
comment on function private.put_into_lots(public.credit_entries) is
  'Gives a positive entry back to the lots it came from, or a lot of its own.';

revoke all on function private.put_into_lots(public.credit_entries) from public;
