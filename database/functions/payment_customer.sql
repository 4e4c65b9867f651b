-- Returns the customer id of an account at the payment provider. Granted to service_role only: it answers about any
-- account.
create or replace function private.payment_customer(account uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select c.customer_id from private.payment_customers c where c.user_id = payment_customer.account
$$;
comment on function private.payment_customer(uuid) is
  'The provider''s customer id of an account; null where it has none.';

revoke all on function private.payment_customer(uuid) from public;
grant execute on function private.payment_customer(uuid) to service_role;
