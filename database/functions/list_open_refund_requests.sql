-- Returns refund requests that were stored but not answered: the process died before it called the provider, or the
-- provider did not answer. Sending a request again under its id refunds only once. Granted to service_role only.
create or replace function private.list_open_refund_requests(older_than interval)
returns setof private.refund_requests
language sql stable security definer set search_path = ''
as $$
  select r.* from private.refund_requests r
    where r.closed_at is null and r.created_at <= now() - older_than
    order by r.created_at limit 100
$$;
comment on function private.list_open_refund_requests(interval) is
  'Refund requests that have been open for longer than older_than, oldest first, at most 100.';

revoke all on function private.list_open_refund_requests(interval) from public;
grant execute on function private.list_open_refund_requests(interval) to service_role;
