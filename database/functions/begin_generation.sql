-- Reserves the cost in credits and opens a generation, or raises the reason why not.
--
-- The credits row is locked first: of twenty requests at once, one passes, and the others then see what it wrote.
-- Expired credits are removed before the balance is checked. check_generation raises the error when the caller may not
-- begin.
--
-- The same key returns the same row, whatever its state. The row's xmin shows which transaction opened it and so must
-- do the work: it is then the caller's own transaction id. A timestamp would not do, since two transactions can begin
-- in the same microsecond.
--
-- Security definer, granted to service_role only: a client that could call it would reserve credits without generating.
create or replace function private.begin_generation(
  caller_id uuid, idempotency_key text, selections jsonb, prompt text, model text, cost int default 1
) returns public.generations
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  generation public.generations;
  held boolean;
begin
  -- Locks the account while its generation is opened: a concurrent deletion either waits or is visible here.
  perform from auth.users u where u.id = caller_id for key share;
  held := found;
  if held then
    perform private.lock_credits(caller_id);
  end if;

  select g.* into generation from public.generations g
    where g.user_id = caller_id and g.idempotency_key = begin_generation.idempotency_key;
  if found then
    return generation;
  end if;
  if held then
    perform private.expire_credits(caller_id);
  end if;
  perform private.check_generation(caller_id, begin_generation.cost);

  insert into public.generations as g (user_id, idempotency_key, selections, prompt, model, cost)
    values (caller_id, begin_generation.idempotency_key, begin_generation.selections,
      begin_generation.prompt, begin_generation.model, begin_generation.cost)
    returning g.* into generation;
  if generation.cost > 0 then
    perform private.record_credit_entry(caller_id, -generation.cost, 'generation', generation.id::text);
  end if;
  return generation;
end
$$;
comment on function private.begin_generation(uuid, text, jsonb, text, text, int) is
  'Opens a running generation and takes its cost; the same key returns the same row. xmin = pg_current_xact_id()::xid, read in a further statement, says that this transaction opened it. STUSR, STFOR, STGEN, STCRD.';

revoke all on function private.begin_generation(uuid, text, jsonb, text, text, int) from public;
grant execute on function private.begin_generation(uuid, text, jsonb, text, text, int) to service_role;
