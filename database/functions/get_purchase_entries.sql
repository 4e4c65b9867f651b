-- Returns the ledger entries of one purchase: its grant, what refunds and disputes moved, and what of it expired. For
-- admins: any other caller gets no rows.
--
-- Security definer: private.purchase_reversals, which no API exposes, stores which refund belongs to which purchase. So
-- the function applies the same check as the policies of credit_entries. Not granted to anon; account_hash is not
-- returned here either.
create or replace function public.get_purchase_entries(purchase_id uuid)
returns table (id bigint, delta int, kind text, reason text, actor_id uuid, created_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  with named as (
    select 'purchase' as kind, get_purchase_entries.purchase_id::text as reference
    union all
    select r.kind, spoken.reference from private.purchase_reversals r
      cross join lateral (values (r.reference), (r.reference || ':returned')) as spoken (reference)
      where r.purchase_id = get_purchase_entries.purchase_id
    union all
    select 'expiry', g.id::text from public.credit_entries g
      where g.kind = 'purchase' and g.reference = get_purchase_entries.purchase_id::text
  )
  select e.id, e.delta, e.kind, e.reason, e.actor_id, e.created_at
    from named n join public.credit_entries e on e.kind = n.kind and e.reference = n.reference
    where (select private.is_admin())
    order by e.id desc
$$;
comment on function public.get_purchase_entries(uuid) is
  'The ledger entries of a purchase, newest first; none for a caller who is no admin.';

revoke all on function public.get_purchase_entries(uuid) from public;
grant execute on function public.get_purchase_entries(uuid) to authenticated;
