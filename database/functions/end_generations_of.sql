-- Closes what still runs for somebody who leaves: the ledger gets its credit back before it loses the name, and the process that runs it
-- hears of it and stops paying a model for nobody. Granted to nobody: the triggers of auth.users ask.
create or replace function private.end_generations_of(account uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  running uuid;
begin
  for running in select g.id from public.generations g where g.user_id = account and g.status = 'running' loop
    perform private.fail_generation(running, 'cancelled', 'The account was deleted.');
    perform pg_notify('generation_cancelled', running::text);
  end loop;
end
$$;
comment on function private.end_generations_of(uuid) is
  'Fails the running generations of an account, with the credit back, and tells their process (NOTIFY generation_cancelled).';

revoke all on function private.end_generations_of(uuid) from public;
