-- Returns what GET /metrics reports about the whole database: sums of the activity since the first day, and the age of
-- the oldest waiting item of each kind. Each value is read through an index, or adds up the sums per quarter of an
-- hour: a scrape costs the same however many people there are.
--
-- Security definer, because no role may read the sums and the provider's records. The result names no person and
-- nothing that belongs to one. Granted to service_role only.
create or replace function private.read_metrics() returns table (name text, label text, value double precision)
language sql stable security definer set search_path = ''
as $$
  with sums as materialized (
    select sum(a.completed) as completed, sum(a.failed) as failed, sum(a.credits_sold) as credits_sold, sum(a.credits_given) as credits_given,
      sum(a.credits_spent) as credits_spent, sum(a.credits_taken_back) as credits_taken_back, sum(a.paid_cents) as paid_cents,
      sum(a.returned_cents) as returned_cents, sum(a.sign_ups) as sign_ups, sum(a.people) as people
    from private.activity_sums a
  )
  select f.name, f.label, coalesce(f.value, 0)::double precision
  from sums s, lateral (values
    ('generations', 'completed', s.completed), ('generations', 'failed', s.failed),
    ('credits', 'sold', s.credits_sold), ('credits', 'given', s.credits_given),
    ('credits', 'spent', s.credits_spent), ('credits', 'taken-back', s.credits_taken_back),
    ('money_cents', 'paid', s.paid_cents), ('money_cents', 'returned', s.returned_cents),
    ('accounts', 'ever', s.sign_ups), ('accounts', 'now', s.people)
  ) as f (name, label, value)
  union all
  select 'purchases_open', status.name, (
      select count(*) from public.purchases p where p.status in ('pending', 'processing') and p.status = status.name)
    from unnest(array['pending', 'processing']) as status (name)
  union all
  select 'oldest', w.label, coalesce(extract(epoch from now() - w.since), 0)::double precision
  from (values
    ('generation-running', (select min(g.created_at) from public.generations g where g.status = 'running')),
    ('webhook-undelivered', (select min(d.created_at) from private.sandbox_deliveries d where d.due_at is not null)),
    ('webhook-failed', (select min(e.received_at) from private.payment_events e
      where e.received_at > now() - interval '4 days' and (e.outcome is null or e.outcome like 'failed%'))),
    ('receipt', (select min(p.completed_at) from public.purchases p
      where p.status = 'completed' and p.receipt_sent_at is null and p.user_id is not null and p.completed_at > now() - interval '7 days')),
    ('refund-request', (select min(r.created_at) from private.refund_requests r where r.closed_at is null))
  ) as w (label, since)
$$;
comment on function private.read_metrics() is
  'What the metrics tell of the database: sums since the first day by name and label; oldest: seconds that the oldest has waited, 0 where nothing waits.';

revoke all on function private.read_metrics() from public;
grant execute on function private.read_metrics() to service_role;
