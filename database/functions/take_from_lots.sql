-- Takes a negative entry out of the cook's lots: the lots that expire first, then the oldest. A refund or dispute takes
-- from its own purchase's lot before any other, an expiry from its own lot alone. Which lot each credit was taken from
-- is stored, so that it can be returned there.
--
-- Runs under the lock of the credits row, in the ledger's trigger. Under that lock the sum of the lots is the balance;
-- should the two ever differ, the entry is refused rather than written wrong. Granted to no role.
create or replace function private.take_from_lots(entry public.credit_entries) returns void
language plpgsql set search_path = ''
as $$
declare
  own_lot bigint := private.credit_lot_for_entry(entry);
  rest int := -entry.delta;
  part int;
  lot private.credit_lots;
begin
  for lot in
    select l.* from private.credit_lots l
      where l.user_id = entry.user_id and l.remaining > 0 and (entry.kind <> 'expiry' or l.entry_id = own_lot)
      order by coalesce(l.entry_id = own_lot, false) desc, l.expires_at nulls last, l.entry_id
  loop
    part := least(lot.remaining, rest);
    update private.credit_lots l set remaining = l.remaining - part where l.entry_id = lot.entry_id;
    insert into private.credit_takings (entry_id, lot_id, credits) values (entry.id, lot.entry_id, part);
    rest := rest - part;
    exit when rest = 0;
  end loop;
  if rest > 0 then
    raise exception 'The lots of an account do not hold its balance: % credits are missing.', rest
      using errcode = 'data_corrupted';
  end if;
end
$$;
comment on function private.take_from_lots(public.credit_entries) is
  'Spends a negative entry from the lots and notes from which. data_corrupted where they do not hold as much.';

revoke all on function private.take_from_lots(public.credit_entries) from public;
