-- Stores an admin's request to refund the rest of a purchase, before the provider is called: a crash in between leaves
-- an open request, which a job sends again under the same id. Only one request is open at a time; a repeated call
-- returns the open one.
--
-- The admin's account is locked before the purchase, in the order of settle_purchase. While a disputed payment is
-- withdrawn there is nothing to send back: the buyer would get the money twice. Granted to service_role only; the
-- server authenticates the admin, and this function checks that they are one.
create or replace function private.request_refund(
  admin uuid, purchase_id uuid, reason text
) returns private.refund_requests
language plpgsql security definer set search_path = ''
as $$
declare
  purchase public.purchases;
  request private.refund_requests;
begin
  if not private.lock_account(admin) or not exists (
    select from public.user_roles r join auth.users u on u.id = r.user_id
      where r.user_id = admin and r.role = 'admin' and (u.banned_until is null or u.banned_until <= now())
  ) then
    raise exception 'Only admins refund purchases.' using errcode = 'STFOR';
  end if;
  select p.* into purchase from public.purchases p where p.id = request_refund.purchase_id for update;
  if not found then
    raise exception 'There is no such purchase.' using errcode = 'STNTF';
  end if;
  select r.* into request from private.refund_requests r
    where r.purchase_id = purchase.id and r.closed_at is null;
  if found then
    return request;
  end if;
  if purchase.completed_at is null or purchase.status = 'disputed' or purchase.refunded_cents >= purchase.amount_cents then
    raise exception 'There is nothing to refund.' using errcode = 'STPAY', hint = case
      when purchase.completed_at is null then 'It was not paid.'
      when purchase.status = 'disputed' then 'The buyer disputes it, and the money is withdrawn already.'
      else 'All of it was refunded.'
    end;
  end if;
  insert into private.refund_requests as r (purchase_id, admin_id, reason, cents)
    values (purchase.id, admin, left(btrim(request_refund.reason), 500), purchase.amount_cents - purchase.refunded_cents)
    returning r.* into request;
  return request;
end
$$;
comment on function private.request_refund(uuid, uuid, text) is
  'The open refund request of a purchase, made if there is none, over all that was not refunded yet. STFOR unless admin, STNTF, STPAY (not paid, disputed or all refunded).';

revoke all on function private.request_refund(uuid, uuid, text) from public;
grant execute on function private.request_refund(uuid, uuid, text) to service_role;
