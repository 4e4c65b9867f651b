-- begin_generation in one statement that also returns whether this call opened the row: the caller that opened it must
-- do the work.
--
-- This is decided by a check under the lock that begin_generation takes too, and not by the row's xmin: inside a block
-- that catches errors (private.run_as_caller has one) the row carries the id of a subtransaction.
--
-- Security definer, granted to service_role only, like begin_generation.
create or replace function private.open_generation(
  caller_id uuid, idempotency_key text, selections jsonb, prompt text, model text, cost int,
  out generation public.generations, out opened_here boolean
)
language plpgsql security definer set search_path = ''
as $$
begin
  -- Locks account, then credits, as begin_generation does: of two calls with the same key, the second sees what the
  -- first wrote.
  perform private.lock_credits(caller_id);
  opened_here := not exists (
    select from public.generations g
      where g.user_id = caller_id and g.idempotency_key = open_generation.idempotency_key
  );
  generation := private.begin_generation(caller_id, open_generation.idempotency_key, open_generation.selections,
    open_generation.prompt, open_generation.model, open_generation.cost);
end
$$;
comment on function private.open_generation(uuid, text, jsonb, text, text, int) is
  'begin_generation, and whether this call opened it, in one statement. STUSR, STFOR, STGEN, STCRD.';

revoke all on function private.open_generation(uuid, text, jsonb, text, text, int) from public;
grant execute on function private.open_generation(uuid, text, jsonb, text, text, int) to service_role;
