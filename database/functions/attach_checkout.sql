-- Stores the checkout that the provider opened. The first checkout wins: a second caller gets the first one back and
-- closes its own. A purchase that was cancelled because it had no checkout becomes pending again, since it can be paid
-- now.
--
-- Granted to service_role only: the checkout address must come from the server.
create or replace function private.attach_checkout(
  purchase_id uuid, session_id text, url text, expires_at timestamptz
) returns public.purchases
language plpgsql security definer set search_path = ''
as $$
declare
  purchase public.purchases;
begin
  select p.* into purchase from public.purchases p where p.id = attach_checkout.purchase_id for update;
  if not found then
    raise exception 'There is no such purchase.' using errcode = 'STNTF';
  end if;
  if purchase.checkout_session_id is not null then
    return purchase;
  end if;
  update public.purchases p set
      checkout_session_id = attach_checkout.session_id, checkout_url = attach_checkout.url,
      checkout_expires_at = attach_checkout.expires_at,
      status = case p.status when 'cancelled' then 'pending' else p.status end
    where p.id = purchase.id
    returning p.* into purchase;
  return purchase;
end
$$;
comment on function private.attach_checkout(uuid, text, text, timestamptz) is
  'Sets the checkout of a purchase unless it has one; returns the row as it stands then. STNTF.';

revoke all on function private.attach_checkout(uuid, text, text, timestamptz) from public;
grant execute on function private.attach_checkout(uuid, text, text, timestamptz) to service_role;
