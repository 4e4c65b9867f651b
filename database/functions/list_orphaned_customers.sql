-- Returns customers at the provider that no longer belong to an account here: the account was deleted, or the customer
-- was created twice. The job deletes them at the provider and then calls forget_payment_customer. Granted to
-- service_role only.
create or replace function private.list_orphaned_customers(at_most int) returns setof text
language sql stable security definer set search_path = ''
as $$
  select c.customer_id from private.payment_customers c where c.user_id is null order by c.created_at limit at_most
$$;
comment on function private.list_orphaned_customers(int) is
  'Up to at_most customer ids that belong to no account.';

revoke all on function private.list_orphaned_customers(int) from public;
grant execute on function private.list_orphaned_customers(int) to service_role;
