-- Returns the purchase that an event or a page refers to, by any of its three identifiers. Their formats do not
-- overlap. Granted to service_role only: it answers about any account.
create or replace function private.find_purchase(reference text) returns public.purchases
language plpgsql stable security definer set search_path = ''
as $$
declare
  purchase public.purchases;
begin
  if reference ~* '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then
    select p.* into purchase from public.purchases p where p.id = reference::uuid;
  else
    select p.* into purchase from public.purchases p
      where p.checkout_session_id = reference or p.payment_intent_id = reference
      order by p.checkout_session_id = reference desc nulls last limit 1;
  end if;
  return purchase;
end
$$;
comment on function private.find_purchase(text) is
  'A purchase by its id, its checkout session or its payment intent; a row of nulls where there is none.';

revoke all on function private.find_purchase(text) from public;
grant execute on function private.find_purchase(text) to service_role;
