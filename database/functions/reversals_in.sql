-- Returns the refunds and disputes in the provider's state of a payment, as one list. A dispute whose funds were never
-- withdrawn moved no money and is left out. A refund counts from the moment it is created, pending or not; only failed
-- and cancelled ones do not count. Granted to no role: the parts of settle_purchase use it.
create or replace function private.reversals_in(state jsonb)
returns table (kind text, reference text, cents int, live boolean, request_id text)
language sql immutable set search_path = ''
as $$
  select 'refund', r.id, r.cents, coalesce(r.status not in ('failed', 'canceled'), true), r."requestId"
    from jsonb_to_recordset(
      case jsonb_typeof(state -> 'refunds') when 'array' then state -> 'refunds' else '[]' end
    ) as r (id text, cents int, status text, "requestId" text)
  union all
  select 'dispute', d.id, d.cents, d.funds = 'withdrawn', null
    from jsonb_to_recordset(
      case jsonb_typeof(state -> 'disputes') when 'array' then state -> 'disputes' else '[]' end
    ) as d (id text, cents int, funds text)
    where d.funds in ('withdrawn', 'reinstated')
$$;
comment on function private.reversals_in(jsonb) is
  'The refunds, then the disputes that moved money, of a provider''s reading; live: the money is with the buyer.';

revoke all on function private.reversals_in(jsonb) from public;
