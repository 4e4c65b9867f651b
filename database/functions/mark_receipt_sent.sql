-- Marks a receipt as sent, so that it is not claimed again. Granted to service_role only.
create or replace function private.mark_receipt_sent(purchase_id uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.purchases p set receipt_sent_at = coalesce(p.receipt_sent_at, now()) where p.id = mark_receipt_sent.purchase_id
$$;
comment on function private.mark_receipt_sent(uuid) is
  'Notes that the receipt of a purchase was sent.';

revoke all on function private.mark_receipt_sent(uuid) from public;
grant execute on function private.mark_receipt_sent(uuid) to service_role;
