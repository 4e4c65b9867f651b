-- Closes a running generation without a result and gives its cost back, exactly once: only the transition from running
-- to failed refunds, and the ledger accepts one generation_refund per generation. What the attempt consumed (tokens,
-- cost) is stored, since the provider is paid for it in any case.
--
-- If another process has already failed the generation (the sweep, or its cook by cancelling), only the missing usage
-- figures are added.
--
-- `detail` is for operators and may quote the recipe; `note` is shown to admins and must not
-- (migrations/0040_baseline_10_generations.sql).
--
-- The credits row is locked before the generation's row, in the order of begin_generation, so that the two cannot
-- deadlock. Granted to service_role only: a cook who could fail their own generation would generate for free.
create or replace function private.fail_generation(
  generation_id uuid, reason text, detail text, timings jsonb default null,
  input_tokens int default null, output_tokens int default null,
  cost_usd numeric default null, repaired boolean default false, note text default null
) returns public.generations
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  generation public.generations;
begin
  perform private.lock_credits(g.user_id) from public.generations g
    where g.id = fail_generation.generation_id;
  select g.* into generation from public.generations g
    where g.id = fail_generation.generation_id for update;
  if not found then
    raise exception 'There is no such generation.' using errcode = 'STNTF';
  end if;
  if generation.status in ('completed', 'refunded') then
    return generation;
  end if;
  update public.generations g set
      timings = coalesce(g.timings, fail_generation.timings),
      input_tokens = coalesce(g.input_tokens, fail_generation.input_tokens),
      output_tokens = coalesce(g.output_tokens, fail_generation.output_tokens),
      cost_usd = coalesce(g.cost_usd, fail_generation.cost_usd),
      repaired = g.repaired or fail_generation.repaired
    where g.id = generation.id
    returning g.* into generation;
  if generation.status <> 'running' then
    return generation;
  end if;
  update public.generations g set
      status = 'failed', finished_at = clock_timestamp(),
      reason = left(fail_generation.reason, 200), detail = left(fail_generation.detail, 5000),
      note = left(fail_generation.note, 300)
    where g.id = generation.id
    returning g.* into generation;
  if generation.cost > 0 then
    perform private.record_credit_entry(
      generation.user_id, generation.cost, 'generation_refund', generation.id::text, generation.reason);
  end if;
  return generation;
end
$$;
comment on function private.fail_generation(uuid, text, text, jsonb, int, int, numeric, boolean, text) is
  'running → failed, with the credit given back and what it took; a failed one only learns what it took, a completed one is returned unchanged. STNTF when there is none.';

revoke all on function private.fail_generation(uuid, text, text, jsonb, int, int, numeric, boolean, text) from public;
grant execute on function private.fail_generation(uuid, text, text, jsonb, int, int, numeric, boolean, text) to service_role;
