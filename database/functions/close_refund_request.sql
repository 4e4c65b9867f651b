-- Records the provider's answer to a refund request: the id of its refund, or null if it refuses (then another request
-- may be made). settle_purchase also closes the request when it sees the refund, so nothing is lost if this call is
-- missed. Granted to service_role only.
create or replace function private.close_refund_request(id uuid, refund_id text) returns void
language sql security definer set search_path = ''
as $$
  update private.refund_requests r
    set refund_id = coalesce(r.refund_id, close_refund_request.refund_id), closed_at = coalesce(r.closed_at, now())
    where r.id = close_refund_request.id
$$;
comment on function private.close_refund_request(uuid, text) is
  'Closes a refund request with the refund, or with null where the provider refuses.';

revoke all on function private.close_refund_request(uuid, text) from public;
grant execute on function private.close_refund_request(uuid, text) to service_role;
