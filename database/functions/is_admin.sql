-- Returns whether the caller is an admin and may act as one (second factor used, if the account has one).
--
-- Security definer, because the policies of user_roles call it: with the caller's rights it would recurse endlessly. It
-- takes no argument, so it cannot be asked about other accounts. A banned admin loses the role at once, although their
-- token stays valid for up to an hour. The auth API calls it with the claims of an admin who acts on another account.
create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
      select from public.user_roles r join auth.users u on u.id = r.user_id
        where r.user_id = auth.uid() and r.role = 'admin' and (u.banned_until is null or u.banned_until <= now())
    ) and auth.has_required_aal()
$$;
comment on function private.is_admin() is 'True when the caller is an admin who is not banned, at the assurance level that their account requires.';

revoke all on function private.is_admin() from public;
grant execute on function private.is_admin() to authenticated, service_role, auth_admin;
