-- Returns the role claim, for SQL that was written for the hosted platform. Our own policies name their role ("to
-- authenticated") and do not call this.
create or replace function auth.role() returns text
language sql stable parallel safe
as $$
  select auth.jwt() ->> 'role'
$$;
comment on function auth.role() is 'Role claim of the caller''s token.';

revoke all on function auth.role() from public;
grant execute on function auth.role() to anon, authenticated, service_role, auth_admin;
