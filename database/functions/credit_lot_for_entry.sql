-- Returns the lot that an entry is about: the lot of the purchase that is refunded or disputed, or the lot that
-- expires. Null for all other entries. Granted to no role.
create or replace function private.credit_lot_for_entry(entry public.credit_entries) returns bigint
language plpgsql stable set search_path = ''
as $$
begin
  if entry.kind = 'expiry' then
    return entry.reference::bigint;
  end if;
  if entry.kind not in ('refund', 'dispute') then
    return null;
  end if;
  return (
    select g.id from private.purchase_reversals r
      join public.credit_entries g on g.kind = 'purchase' and g.reference = r.purchase_id::text
      where r.reference = entry.reference
  );
end
$$;
comment on function private.credit_lot_for_entry(public.credit_entries) is 'The lot that a refund, dispute or expiry is about; null for other entries.';

revoke all on function private.credit_lot_for_entry(public.credit_entries) from public;
