-- Which of these sessions may not go on: signed out, or of an account that is suspended or gone. A door that holds connections open asks,
-- since a token says nothing of what happened after it was made.
--
-- Security definer, because the service may touch nothing of schema auth. It answers ids that it was handed, and nothing else. Granted to
-- service_role only.
create or replace function private.list_ended_sessions(session_ids uuid[], user_ids uuid[], at_time timestamptz)
returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select asked.session_id
    from unnest(session_ids, user_ids) as asked (session_id, user_id)
    where not exists (
      select from auth.sessions s join auth.users u on u.id = s.user_id
        where s.id = asked.session_id and s.user_id = asked.user_id
          and u.deleted_at is null and (u.banned_until is null or u.banned_until <= at_time)
    )
$$;
comment on function private.list_ended_sessions(uuid[], uuid[], timestamptz) is
  'Of these sessions, each of the account at the same place, those that are signed out, suspended or gone.';

revoke all on function private.list_ended_sessions(uuid[], uuid[], timestamptz) from public;
grant execute on function private.list_ended_sessions(uuid[], uuid[], timestamptz) to service_role;
