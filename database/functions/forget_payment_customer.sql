-- The customer is deleted at the provider, or the provider does not know it. Granted to service_role only.
create or replace function private.forget_payment_customer(customer_id text) returns void
language sql security definer set search_path = ''
as $$
  delete from private.payment_customers c where c.customer_id = forget_payment_customer.customer_id
$$;
comment on function private.forget_payment_customer(text) is
  'Removes a customer, whoevers it is.';

revoke all on function private.forget_payment_customer(text) from public;
grant execute on function private.forget_payment_customer(text) to service_role;
