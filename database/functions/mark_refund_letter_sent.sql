-- Marks a refund letter as sent, so that it is not claimed again. Granted to service_role only.
create or replace function private.mark_refund_letter_sent(reference text) returns void
language sql security definer set search_path = ''
as $$
  update private.purchase_reversals r set letter_sent_at = coalesce(r.letter_sent_at, now())
    where r.reference = mark_refund_letter_sent.reference
$$;
comment on function private.mark_refund_letter_sent(text) is 'Notes that the buyer was told of a refund.';

revoke all on function private.mark_refund_letter_sent(text) from public;
grant execute on function private.mark_refund_letter_sent(text) to service_role;
