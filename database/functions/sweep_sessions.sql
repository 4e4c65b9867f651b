-- Deletes sessions that have ended: past their lifetime, unused for too long, or without a refresh token that could
-- extend them. They are rejected long before (the auth API checks the same times); this is a cleanup a day later, so
-- that a client that comes back first gets the reason. The two limits are arguments, since settings are not stored in
-- the database.
--
-- Security definer, because the service that runs it has no rights in schema auth. Granted to service_role only.
create or replace function private.sweep_sessions(at_time timestamptz, lifetime_seconds int, inactivity_seconds int)
returns int
language plpgsql security definer set search_path = ''
as $$
declare
  day_before timestamptz := at_time - interval '1 day';
  removed int;
begin
  delete from auth.sessions s
    where s.not_after < day_before
      or s.created_at + make_interval(secs => lifetime_seconds) < day_before
      or coalesce(s.refreshed_at at time zone 'utc', s.created_at) + make_interval(secs => inactivity_seconds) < day_before
      or (s.created_at < day_before and not exists (
        select from auth.refresh_tokens r where r.session_id = s.id and (not r.revoked or r.updated_at >= day_before)
      ));
  get diagnostics removed = row_count;
  return removed;
end
$$;
comment on function private.sweep_sessions(timestamptz, int, int) is
  'Removes sessions that ended a day ago or earlier; null for a rule that is not set; returns how many.';

revoke all on function private.sweep_sessions(timestamptz, int, int) from public;
grant execute on function private.sweep_sessions(timestamptz, int, int) to service_role;
