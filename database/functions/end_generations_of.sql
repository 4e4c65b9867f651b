-- Fails the running generations of an account that is being deleted: the ledger gets the credit back before the entry
-- loses its user, and the process that runs the generation is notified and stops paying for the model. Granted to
-- no role: the triggers of auth.users call it.
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
