-- Claims completed purchases whose receipt was not sent. A claim is valid for ten minutes: if a process dies while it
-- sends, another one takes over, and two processes at once share the rows. Only rows of purchases are locked. After a
-- week a receipt is given up: otherwise an address that accepts no mail would be retried for ever.
--
-- Granted to service_role only: it returns names and addresses.
create or replace function private.claim_receipts(at_most int)
returns table (
  purchase_id uuid, email text, full_name text, pack text, credits int, amount_cents int, currency text,
  refunded_cents int, completed_at timestamptz
)
language sql security definer set search_path = ''
as $$
  with due as (
    select p.id, u.email::text, f.full_name
    from public.purchases p
      join auth.users u on u.id = p.user_id and u.deleted_at is null and u.email <> ''
      left join public.profiles f on f.id = p.user_id
    where p.status = 'completed' and p.receipt_sent_at is null and p.completed_at > now() - interval '7 days'
      and (p.receipt_claimed_at is null or p.receipt_claimed_at <= now() - interval '10 minutes')
    order by p.completed_at
    limit at_most for update of p skip locked
  )
  update public.purchases p set receipt_claimed_at = now()
    from due where p.id = due.id
    returning p.id, due.email, due.full_name, p.pack, p.credits, p.amount_cents, p.currency, p.refunded_cents, p.completed_at
$$;
comment on function private.claim_receipts(int) is
  'Claims up to at_most receipts for ten minutes, with whom they go to and what was bought.';

revoke all on function private.claim_receipts(int) from public;
grant execute on function private.claim_receipts(int) to service_role;
