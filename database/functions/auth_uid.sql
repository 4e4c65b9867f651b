-- Returns the id of the caller. Null for visitors and for the service itself, so that "user_id = auth.uid()" is never
-- true for them by accident.
create or replace function auth.uid() returns uuid
language sql stable parallel safe
as $$
  select nullif(auth.jwt() ->> 'sub', '')::uuid
$$;
comment on function auth.uid() is 'Id of the signed-in person; null for anyone else.';

revoke all on function auth.uid() from public;
grant execute on function auth.uid() to anon, authenticated, service_role, auth_admin;
