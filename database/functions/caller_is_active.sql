-- Returns whether the account behind the caller's token may still act: a token outlives a suspension or a deletion by
-- up to an hour.
--
-- Security definer, because only auth_admin may read accounts. It takes no argument, so it cannot be asked about other
-- accounts. Executable by authenticated, which has no USAGE on this schema: policies call it.
create or replace function private.caller_is_active() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.users u
    where u.id = auth.uid() and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())
  )
$$;
comment on function private.caller_is_active() is 'True when the caller has an account that is neither deleted nor suspended.';

revoke all on function private.caller_is_active() from public;
grant execute on function private.caller_is_active() to authenticated, service_role;
