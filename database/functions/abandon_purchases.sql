-- Gives up purchases that never got a checkout: the provider did not answer, and the buyer went away. Nothing can be paid without one.
-- Should the buyer come again with the same key, attach_checkout opens it again. A row that somebody holds is left to the next time: the
-- deletion of an account goes through its purchases in another order, and the two must not wait for each other. Granted to service_role only.
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
