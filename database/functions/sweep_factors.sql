-- Deletes what second factors leave behind: expired challenges, and factors whose setup was begun and never verified.
-- Both are rejected, or removed by their owner's next attempt, long before; this is for users who never come back.
--
-- Security definer, because the service that runs it has no rights in schema auth. Granted to service_role only.
create or replace function private.sweep_factors(at_time timestamptz) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  day_before timestamptz := at_time - interval '1 day';
  swept int := 0;
  removed int;
begin
  delete from auth.mfa_challenges c where c.created_at < day_before;
  get diagnostics removed = row_count; swept := swept + removed;
  delete from auth.mfa_factors f
    where f.status = 'unverified' and f.created_at < day_before
      and not exists (select from auth.mfa_challenges c where c.factor_id = f.id);
  get diagnostics removed = row_count; swept := swept + removed;
  return swept;
end
$$;
comment on function private.sweep_factors(timestamptz) is
  'Removes questions to second factors, and factors that were never proven, a day after they began; returns how many.';

revoke all on function private.sweep_factors(timestamptz) from public;
grant execute on function private.sweep_factors(timestamptz) to service_role;
