-- Gives up purchases that never got a checkout: the provider did not answer, and the buyer went away. Nothing can be paid without one.
-- Should the buyer come again with the same key, attach_checkout opens it again. Granted to service_role only.
create or replace function private.abandon_purchases(older_than interval) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  abandoned int;
begin
  update public.purchases p set status = 'cancelled'
    where p.status = 'pending' and p.checkout_session_id is null and p.created_at <= now() - older_than;
  get diagnostics abandoned = row_count;
  return abandoned;
end
$$;
comment on function private.abandon_purchases(interval) is
  'Cancels pending purchases without a checkout that are older than older_than; returns how many.';

revoke all on function private.abandon_purchases(interval) from public;
grant execute on function private.abandon_purchases(interval) to service_role;
