-- Returns the log of generations for admins: the user, the time, the model, how it ended, how long it took and what it
-- cost us.
--
-- It never returns what was chosen, requested or generated: meals are private. `detail` is left out because it quotes
-- them; `note` does not. Pagination continues from the last row seen, so that the thousandth page costs as much as the
-- first. Security definer, because no role may read other people's generations; the function itself checks that the
-- caller is an admin.
create or replace function public.find_generations(
  p_who text default null, p_status text default null, p_model text default null, p_reason text default null,
  p_since timestamptz default null, p_until timestamptz default null,
  p_cursor_at timestamptz default null, p_cursor_id uuid default null, p_newer boolean default false, p_limit int default 25
) returns table (
  id uuid, user_id uuid, full_name text, email text, created_at timestamptz, finished_at timestamptz, status text, model text,
  credits int, repaired boolean, reason text, note text, input_tokens int, output_tokens int, cost_usd numeric
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  people uuid[];
begin
  if not private.is_admin() then
    raise exception 'Only admins read the log of generations.' using errcode = '42501';
  end if;
  people := private.find_users_by_name(p_who, 100);
  return query
    select g.id, g.user_id, p.full_name, p.email, g.created_at, g.finished_at, g.status, g.model,
      g.credits, g.repaired, g.reason, g.note, g.input_tokens, g.output_tokens, g.cost_usd
    from private.match_generations(people[:100], p_status, p_model, p_reason, p_since, p_until, p_cursor_at, p_cursor_id,
        coalesce(p_newer, false), least(greatest(p_limit, 1), 101)) g
      left join public.profiles p on p.id = g.user_id
    order by g.created_at desc, g.id desc;
end
$$;
comment on function public.find_generations(text, text, text, text, timestamptz, timestamptz, timestamptz, uuid, boolean, int) is
  'A page of the generations that fit, newest first: after the cursor (created_at and id of a row), or before it where newer ones are asked for. 42501 unless admin.';

revoke all on function public.find_generations(text, text, text, text, timestamptz, timestamptz, timestamptz, uuid, boolean, int) from public;
grant execute on function public.find_generations(text, text, text, text, timestamptz, timestamptz, timestamptz, uuid, boolean, int) to authenticated;
