-- Cancels purchases that never got a checkout: the provider did not answer, and the buyer left. Without a checkout
-- nothing can be paid.
--
-- If the buyer returns with the same key, attach_checkout reopens the purchase. A row that another transaction has
-- locked is skipped until the next run: deleting an account locks its purchases in another order, so waiting here could
-- deadlock.
--
-- Granted to service_role only.
create or replace function private.abandon_purchases(older_than interval) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  abandoned int;
begin
  update public.purchases p set status = 'cancelled'
    where p.id in (
      select o.id from public.purchases o
        where o.status = 'pending' and o.checkout_session_id is null and o.created_at <= now() - older_than
        for update skip locked
    );
  get diagnostics abandoned = row_count;
  return abandoned;
end
$$;
comment on function private.abandon_purchases(interval) is
  'Cancels pending purchases without a checkout that are older than older_than; returns how many.';

revoke all on function private.abandon_purchases(interval) from public;
grant execute on function private.abandon_purchases(interval) to service_role;
