-- Returns the sums over the generations that match the filter of the log: over all of them, or over the newest 1,000 if
-- there are more, which more_generations indicates. So it costs the same in a log of any length.
--
-- Security definer, because no role may read other people's generations; the function itself checks that the caller is
-- an admin.
create or replace function public.sum_generations(
  p_who text default null, p_status text default null, p_model text default null, p_reason text default null,
  p_since timestamptz default null, p_until timestamptz default null
) returns table (
  generations int, more_generations boolean, more_people boolean, completed int, failed int, median_ms int, p95_ms int,
  cost_usd numeric
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  most constant int := 1000;
  people uuid[];
begin
  if not private.is_admin() then
    raise exception 'Only admins read the log of generations.' using errcode = '42501';
  end if;
  people := private.find_users_by_name(p_who, 100);
  return query
    with fitting as materialized (
      select g.status, g.cost_usd, date_part('epoch', g.finished_at - g.created_at) * 1000 as took_ms
      from private.match_generations(
        people[:100], p_status, p_model, p_reason, p_since, p_until, null, null, false, most + 1) g
    ),
    sums as (
      select count(*)::int as generations, count(*) filter (where t.status in ('completed', 'refunded'))::int as completed,
        count(*) filter (where t.status = 'failed')::int as failed,
        percentile_cont(array[0.5, 0.95]) within group (order by t.took_ms) as percentiles, sum(t.cost_usd) as cost_usd
      from (select * from fitting limit most) t
    )
    select s.generations, (select count(*) > most from fitting), coalesce(cardinality(people) > 100, false), s.completed, s.failed,
      round(s.percentiles[1])::int, round(s.percentiles[2])::int, s.cost_usd
    from sums s;
end
$$;
comment on function public.sum_generations(text, text, text, text, timestamptz, timestamptz) is
  'Count, completed, failed, median and 95th percentile of the milliseconds, and cost of the newest 1,000 that fit; more_generations: there are others; more_people: more than 100 are called so, the newest were looked at. cost_usd is null where no price was set. 42501 unless admin.';

revoke all on function public.sum_generations(text, text, text, text, timestamptz, timestamptz) from public;
grant execute on function public.sum_generations(text, text, text, text, timestamptz, timestamptz) to authenticated;
