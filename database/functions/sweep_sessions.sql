-- Removes sessions that are over: past their lifetime, unused for too long, or with no refresh token left that could prolong them.
-- They are refused long before (the accounts door looks at the same times); this is housekeeping, a day later, so that a client that
-- comes back first learns why. The two rules come as arguments, since settings are not kept in the database.
--
-- Security definer, because the service that runs it may touch nothing of schema auth. Not granted to anybody else.
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
