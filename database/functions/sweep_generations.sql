-- Fails generations that a dead process left running, and returns their credits. Several servers may sweep at once:
-- they process the same rows in the same order, and failing a generation twice refunds once. A generation whose account
-- is deleted at this moment is skipped. Granted to service_role only.
create or replace function private.sweep_generations(older_than interval) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  stale uuid;
  swept int := 0;
begin
  for stale in
    select g.id from public.generations g
      where g.status = 'running' and g.created_at < now() - older_than
      order by g.user_id
  loop
    begin
      if (private.fail_generation(stale, 'interrupted', 'Swept: it ran longer than any process may.')).reason = 'interrupted' then
        swept := swept + 1;
      end if;
    exception when sqlstate 'STNTF' then
      continue;
    end;
  end loop;
  return swept;
end
$$;
comment on function private.sweep_generations(interval) is
  'Fails generations that have been running for longer than older_than; returns how many.';

revoke all on function private.sweep_generations(interval) from public;
grant execute on function private.sweep_generations(interval) to service_role;
