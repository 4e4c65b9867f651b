-- Opens a purchase before the provider is asked for a checkout: the purchase id is the provider's idempotency key, so
-- after a crash in between the request is simply repeated. The buyer's own key maps a double click, a retry and a
-- reload to the same purchase.
--
-- Runs under the lock of the credits row, so that two requests of one buyer see each other: the limit is exact, and one
-- key opens one row. Pack and price come from the server; granted to service_role only, or else a buyer could choose
-- the price.
create or replace function private.open_purchase(
  buyer uuid, idempotency_key text, pack text, credits int, amount_cents int, currency text
) returns public.purchases
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  purchase public.purchases;
begin
  if not private.lock_account(buyer) then
    raise exception 'This account no longer exists.' using errcode = 'STUSR';
  end if;
  if exists (select from auth.users u where u.id = buyer and u.banned_until > now()) then
    raise exception 'This account is banned.' using errcode = 'STFOR';
  end if;
  perform private.lock_credits(buyer);
  select p.* into purchase from public.purchases p
    where p.user_id = buyer and p.idempotency_key = open_purchase.idempotency_key;
  if found then
    if purchase.pack <> open_purchase.pack then
      raise exception 'This key was used for another pack.' using errcode = 'STIDM', hint = 'Send a new key.';
    end if;
    return purchase;
  end if;
  if (select count(*) from public.purchases p
      where p.user_id = buyer and p.created_at > now() - interval '1 hour') >= 20 then
    raise exception 'Too many purchases were started. Please try again in an hour.' using errcode = 'STLIM';
  end if;
  insert into public.purchases as p (user_id, idempotency_key, pack, credits, amount_cents, currency)
    values (buyer, open_purchase.idempotency_key, open_purchase.pack, open_purchase.credits,
      open_purchase.amount_cents, lower(open_purchase.currency))
    returning p.* into purchase;
  return purchase;
end
$$;
comment on function private.open_purchase(uuid, text, text, int, int, text) is
  'Makes a pending purchase; the same buyer and key is the same row. STUSR, STFOR (banned), STIDM (other pack under the key), STLIM (20 an hour).';

revoke all on function private.open_purchase(uuid, text, text, int, int, text) from public;
grant execute on function private.open_purchase(uuid, text, text, int, int, text) to service_role;
