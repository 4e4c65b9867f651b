-- Closes a running generation with its result. A generation that is already closed stays unchanged and is returned: a
-- result that arrives after the sweep gave the credit back is not served, and the returned status tells the caller so.
-- Granted to service_role only.
create or replace function private.complete_generation(
  generation_id uuid, result jsonb, timings jsonb, input_tokens int, output_tokens int,
  cost_usd numeric default null, repaired boolean default false
) returns public.generations
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  generation public.generations;
begin
  select g.* into generation from public.generations g
    where g.id = complete_generation.generation_id for update;
  if not found then
    raise exception 'There is no such generation.' using errcode = 'STNTF';
  end if;
  if generation.status <> 'running' then
    return generation;
  end if;
  update public.generations g set
      status = 'completed', finished_at = clock_timestamp(),
      result = complete_generation.result, timings = complete_generation.timings,
      input_tokens = complete_generation.input_tokens, output_tokens = complete_generation.output_tokens,
      cost_usd = complete_generation.cost_usd, repaired = complete_generation.repaired
    where g.id = generation.id
    returning g.* into generation;
  return generation;
end
$$;
comment on function private.complete_generation(uuid, jsonb, jsonb, int, int, numeric, boolean) is
  'running → completed with its result; a closed generation is returned unchanged. STNTF when there is none.';

revoke all on function private.complete_generation(uuid, jsonb, jsonb, int, int, numeric, boolean) from public;
grant execute on function private.complete_generation(uuid, jsonb, jsonb, int, int, numeric, boolean) to service_role;
