-- Removes a customer that was deleted at the provider, or that the provider does not know. Granted to service_role
-- only.
create or replace function private.forget_payment_customer(customer_id text) returns void
language sql security definer set search_path = ''
as $$
  delete from private.payment_customers c where c.customer_id = forget_payment_customer.customer_id
$$;
comment on function private.forget_payment_customer(text) is
  'Removes a payment customer of any account.';

revoke all on function private.forget_payment_customer(text) from public;
grant execute on function private.forget_payment_customer(text) to service_role;
