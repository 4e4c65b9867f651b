-- Cancels a generation and returns its credit, as long as nothing of the recipe has been sent. After that, cancelling
-- is refused and the finished recipe is kept for the cook; otherwise a cook could read every recipe and then cancel it.
--
-- Decides under the row lock (credits first, in the order of begin_generation). The process that runs the generation,
-- whichever it is, gets the notification `generation_cancelled` and stops its model. If it misses the notification it
-- still cannot send anything, because mark_generation_sent returns false. A generation that has already failed has its
-- credit back: cancelling it again changes nothing.
--
-- Granted to service_role only: the function endpoint determines the caller.
create or replace function private.cancel_generation(caller_id uuid, generation_id uuid) returns public.generations
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  generation public.generations;
begin
  perform private.lock_credits(g.user_id) from public.generations g
    where g.id = cancel_generation.generation_id and g.user_id = cancel_generation.caller_id;
  select g.* into generation from public.generations g
    where g.id = cancel_generation.generation_id and g.user_id = cancel_generation.caller_id for update;
  if not found then
    raise exception 'There is no such generation.' using errcode = 'STNTF';
  end if;
  if generation.status = 'failed' then
    return generation;
  end if;
  if generation.status <> 'running' then
    raise exception 'Your recipe is already done. You''ll find it under Unsaved recipes.' using errcode = 'STWRT';
  end if;
  if generation.first_sent_at is not null then
    raise exception 'Your recipe is almost done. You''ll find it under Unsaved recipes.' using errcode = 'STWRT';
  end if;
  generation := private.fail_generation(generation.id, 'cancelled', 'Taken back by the cook.');
  perform pg_notify('generation_cancelled', generation.id::text);
  return generation;
end
$$;
comment on function private.cancel_generation(uuid, uuid) is
  'running and nothing sent → failed with reason cancelled and the credit back, NOTIFY generation_cancelled; a failed one is returned unchanged. STNTF when it is not the caller''s, STWRT when it is written or being written.';

revoke all on function private.cancel_generation(uuid, uuid) from public;
grant execute on function private.cancel_generation(uuid, uuid) to service_role;
