-- Claims refunds that the buyer has not been notified of. As with receipts, a claim is valid for ten minutes, and two
-- processes at once share the rows. A buyer whose account is deleted no longer has an address. Only rows of reversals
-- are locked.
--
-- Granted to service_role only: it returns email addresses.
create or replace function private.claim_refund_letters(at_most int)
returns table (
  reference text, purchase_id uuid, email text, refunded_cents int, credits_taken int, amount_cents int, currency text,
  completed_at timestamptz, balance int
)
language sql security definer set search_path = ''
as $$
  with due as (
    select r.reference, u.email::text, p.id, p.amount_cents, p.currency, p.completed_at, c.balance
    from private.purchase_reversals r
      join public.purchases p on p.id = r.purchase_id
      join auth.users u on u.id = p.user_id and u.deleted_at is null and u.email <> ''
      join public.credits c on c.user_id = p.user_id
    where r.kind = 'refund' and r.ended_at is null and r.letter_sent_at is null
      -- As with receipts: an address that accepts no mail is not retried for ever.
      and r.created_at > now() - interval '7 days'
      and (r.letter_claimed_at is null or r.letter_claimed_at <= now() - interval '10 minutes')
    order by r.created_at
    limit at_most for update of r skip locked
  )
  update private.purchase_reversals r set letter_claimed_at = now()
    from due where r.reference = due.reference
    returning r.reference, due.id, due.email, r.cents, r.taken, due.amount_cents, due.currency, due.completed_at, due.balance
$$;
comment on function private.claim_refund_letters(int) is
  'Claims up to at_most letters about refunds for ten minutes, with whom they go to and what went back.';

revoke all on function private.claim_refund_letters(int) from public;
grant execute on function private.claim_refund_letters(int) to service_role;
