-- Returns the purchases that the job compares with the provider: open purchases that have a checkout, and payments that
-- could not be delivered and were not refunded yet. The purchases that were compared the longest time ago come first,
-- and each is marked as asked: several processes share the work, and a purchase that fails each time does not block the
-- others. The backoff grows with age (a tenth of the age, six hours at most): a direct debit takes days, and a purchase
-- that cannot be settled is not retried every minute. Only rows of purchases are locked.
--
-- Granted to service_role only.
create or replace function private.list_unsettled_purchases(older_than interval, at_most int)
returns setof public.purchases
language sql security definer set search_path = ''
as $$
  update public.purchases p set asked_at = now()
    where p.id in (
      select o.id from public.purchases o
        where ((o.status in ('pending', 'processing') and o.checkout_session_id is not null)
            or (o.undeliverable and o.status <> 'refunded'))
          and greatest(o.created_at, o.settled_at, o.asked_at)
            <= now() - greatest(older_than, least(interval '6 hours', (now() - o.created_at) / 10))
        order by greatest(o.created_at, o.settled_at, o.asked_at)
        limit at_most for update skip locked
    )
    returning p.*
$$;
comment on function private.list_unsettled_purchases(interval, int) is
  'Takes up to at_most purchases that wait for the provider and were not compared for older_than, nor for a tenth of their age.';

revoke all on function private.list_unsettled_purchases(interval, int) from public;
grant execute on function private.list_unsettled_purchases(interval, int) to service_role;
