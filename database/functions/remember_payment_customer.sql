-- Stores the customer that was created at the provider for an account. The first one wins: a second customer, or a
-- customer for an account that is deleted by now, is stored without an account, so that the job deletes it at the
-- provider. Granted to service_role only.
create or replace function private.remember_payment_customer(account uuid, customer_id text) returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  there boolean := private.lock_account(account);
begin
  if there then
    insert into private.payment_customers (customer_id, user_id)
      values (remember_payment_customer.customer_id, account)
      on conflict do nothing;
  end if;
  insert into private.payment_customers (customer_id) values (remember_payment_customer.customer_id)
    on conflict (customer_id) do nothing;
  return private.payment_customer(account);
end
$$;
comment on function private.remember_payment_customer(uuid, text) is
  'Stores the customer of an account unless it has one, and returns the one that counts; null where the account is gone.';

revoke all on function private.remember_payment_customer(uuid, text) from public;
grant execute on function private.remember_payment_customer(uuid, text) to service_role;
