-- Returns the generations that match a filter, newest first, up to a limit: the rows of the log, and the rows that its
-- sums are computed from. Returns nothing about the meals.
--
-- Uses EXECUTE instead of one cached plan, because each set of filters has its own index. Granted to no role; the
-- functions that admins call check who the caller is.
create or replace function private.match_generations(
  people uuid[], of_status text, of_model text, of_reason text, since timestamptz, until timestamptz,
  cursor_at timestamptz, cursor_id uuid, newer boolean, most int
) returns table (
  id uuid, user_id uuid, created_at timestamptz, finished_at timestamptz, status text, model text, credits int, repaired boolean,
  reason text, note text, input_tokens int, output_tokens int, cost_usd numeric
)
language plpgsql stable set search_path = ''
as $$
begin
  return query execute format($query$
    select g.id, g.user_id, g.created_at, g.finished_at, g.status, g.model, g.cost, g.repaired,
      g.reason, g.note, g.input_tokens, g.output_tokens, g.cost_usd
    from public.generations g
    where ($1 is null or g.user_id = any ($1)) and ($2 is null or g.status = $2) and ($3 is null or g.model = $3)
      and ($4 is null or g.reason = $4) and ($5 is null or g.created_at >= $5) and ($6 is null or g.created_at < $6)
      and ($7 is null or (g.created_at, g.id) %1$s ($7, $8))
    order by g.created_at %2$s, g.id %2$s
    limit $9
    $query$, case when newer then '>' else '<' end, case when newer then 'asc' else 'desc' end)
  using people, of_status, of_model, of_reason, since, until,
    cursor_at, cursor_id, most;
end
$$;
comment on function private.match_generations(uuid[], text, text, text, timestamptz, timestamptz, timestamptz, uuid, boolean, int) is
  'At most `most` generations that fit, from the newest or from the cursor on; null is no filter. The nearest first: oldest first where newer ones than the cursor are asked for.';

revoke all on function private.match_generations(uuid[], text, text, text, timestamptz, timestamptz, timestamptz, uuid, boolean, int) from public;
