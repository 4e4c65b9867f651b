-- Returns the claims of the caller's token. The server sets them for one transaction after it has verified the token;
-- nothing else that a client sends reaches this setting. No SET clause, so that PostgreSQL can inline this function
-- into the calling query.
create or replace function auth.jwt() returns jsonb
language sql stable parallel safe
as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;
comment on function auth.jwt() is 'Claims of the caller''s token; {} where there is none.';

revoke all on function auth.jwt() from public;
grant execute on function auth.jwt() to anon, authenticated, service_role, auth_admin;
