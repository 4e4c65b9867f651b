-- Returns what happened on each of the last days, today included, in the days of a time zone. Every day has an entry,
-- also a day without activity.
--
-- Reads only the sums per quarter of an hour, so that it costs the same however many rows they were made of. Security
-- definer, because no role may read the sums and other people's rows; the function itself checks that the caller is an
-- admin, and returns only numbers.
create or replace function public.read_overview(p_days int, p_time_zone text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  first_day date;
  -- The midnights between and around the days, as timestamps: a day with a clock change has 23 or 25 hours.
  midnights timestamptz[];
begin
  if not private.is_admin() then
    raise exception 'Only admins read the overview.' using errcode = '42501';
  end if;
  if p_days is null or p_days not between 1 and 366 or p_time_zone is null then
    raise exception 'The overview has between 1 and 366 days of a time zone.' using errcode = '22023';
  end if;
  first_day := (now() at time zone p_time_zone)::date - (p_days - 1);
  midnights := array(
    select (first_day + n)::timestamp at time zone p_time_zone from generate_series(0, p_days) n order by n
  );
  return (
    -- Aggregated once, by day and reason; by_day and by_reason add up these few rows.
    with sums as materialized (
      select width_bucket(a.slot, midnights) as day, a.reason,
        sum(a.completed) as completed, sum(a.failed) as failed, sum(a.cost_usd) as cost_usd,
        sum(a.credits_sold) as credits_sold, sum(a.credits_given) as credits_given, sum(a.credits_spent) as credits_spent,
        sum(a.credits_taken_back) as credits_taken_back, sum(a.paid_cents) as paid_cents,
        sum(a.returned_cents) as returned_cents, sum(a.sign_ups) as sign_ups
      from private.activity_sums a
      where a.slot >= midnights[1] and a.slot < midnights[p_days + 1]
      group by 1, 2
    ),
    by_day as (
      select s.day, sum(s.completed) as completed, sum(s.failed) as failed, sum(s.cost_usd) as cost_usd,
        sum(s.credits_sold) as credits_sold, sum(s.credits_given) as credits_given, sum(s.credits_spent) as credits_spent,
        sum(s.credits_taken_back) as credits_taken_back, sum(s.paid_cents) as paid_cents,
        sum(s.returned_cents) as returned_cents, sum(s.sign_ups) as sign_ups
      from sums s group by s.day
    ),
    by_reason as (
      select s.reason, sum(s.failed) as failed from sums s where s.reason is not null group by s.reason having sum(s.failed) > 0
    )
    select jsonb_build_object(
      'users', (select coalesce(sum(a.people), 0) from private.activity_sums a where a.slot = '-infinity'),
      'admins', (select count(*) from public.user_roles r where r.role = 'admin'),
      'failures', coalesce((
        select jsonb_agg(jsonb_build_object('reason', r.reason, 'failed', r.failed) order by r.failed desc, r.reason) from by_reason r
      ), '[]'),
      'days', (
        select jsonb_agg(jsonb_build_object(
          'date', first_day + n - 1,
          'completed', coalesce(d.completed, 0), 'failed', coalesce(d.failed, 0), 'costUsd', coalesce(d.cost_usd, 0),
          'creditsSold', coalesce(d.credits_sold, 0), 'creditsGiven', coalesce(d.credits_given, 0),
          'creditsSpent', coalesce(d.credits_spent, 0), 'creditsTakenBack', coalesce(d.credits_taken_back, 0),
          'paidCents', coalesce(d.paid_cents, 0), 'returnedCents', coalesce(d.returned_cents, 0),
          'signUps', coalesce(d.sign_ups, 0)
        ) order by n)
        from generate_series(1, p_days) n left join by_day d on d.day = n
      )
    )
  );
end
$$;
comment on function public.read_overview(int, text) is
  '{ users, admins, failures: [{ reason, failed }], days: [{ date, completed, failed, costUsd, creditsSold, creditsGiven, creditsSpent, creditsTakenBack, paidCents, returnedCents, signUps }] }, the oldest day first, the last one today. 42501 unless admin, 22023 for other days or an unknown time zone.';

revoke all on function public.read_overview(int, text) from public;
grant execute on function public.read_overview(int, text) to authenticated;
