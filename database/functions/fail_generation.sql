-- Closes a running generation without a result and gives its cost back, exactly once: only the step from
-- running to failed pays, and the ledger takes one generation_refund a generation.
--
-- The credits row is locked before the generation's, in the order of begin_generation, so that the two
-- cannot wait for each other. Granted to service_role only: a cook who could fail their own generation would cook for free.
create or replace function private.fail_generation(
  generation_id uuid, reason text, detail text
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
  if generation.status <> 'running' then
    return generation;
  end if;
  update public.generations g set
      status = 'failed', finished_at = clock_timestamp(),
      reason = left(fail_generation.reason, 200), detail = left(fail_generation.detail, 5000)
    where g.id = generation.id
    returning g.* into generation;
  if generation.cost > 0 then
    perform private.record_credit_entry(
      generation.user_id, generation.cost, 'generation_refund', generation.id::text, generation.reason);
  end if;
  return generation;
end
$$;
comment on function private.fail_generation(uuid, text, text) is
  'running → failed, with the credit given back; a closed generation is returned unchanged. STNTF when there is none.';

revoke all on function private.fail_generation(uuid, text, text) from public;
grant execute on function private.fail_generation(uuid, text, text) to service_role;
