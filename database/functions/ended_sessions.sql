-- Returns which of these callers no longer have a valid session: signed out everywhere, suspended or deleted. A token
-- stays valid for up to an hour, and a listener would keep receiving changes for as long. Callers are identified by
-- their index in the list, with the claims of their tokens. A caller that is not a person (a visitor, the service) has
-- no session that could end.
--
-- Security definer, because only auth_admin may read accounts. It returns list positions, not people. Granted to
-- service_role only.
create or replace function private.ended_sessions(callers jsonb, at_time timestamptz) returns setof int
language sql stable security definer set search_path = ''
as $$
  select (c.place - 1)::int
    from jsonb_array_elements(callers) with ordinality as c (caller, place)
    where c.caller ->> 'role' = 'authenticated'
      and not exists (
        select from auth.users u
          where u.id = (c.caller -> 'claims' ->> 'sub')::uuid and u.deleted_at is null
            and (u.banned_until is null or u.banned_until <= at_time)
            and (
              c.caller -> 'claims' ->> 'session_id' is null
              or exists (
                select from auth.sessions s
                  -- A token without a valid session id must not fail the query for all the others.
                  where s.id = case
                      when c.caller -> 'claims' ->> 'session_id' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
                      then (c.caller -> 'claims' ->> 'session_id')::uuid
                    end
                    and s.user_id = u.id
                    and (s.not_after is null or s.not_after > at_time)
              )
            )
      )
$$;
comment on function private.ended_sessions(jsonb, timestamptz) is
  'Of [{ role, claims }], the places (from 0) of people whose account or session has ended.';

revoke all on function private.ended_sessions(jsonb, timestamptz) from public;
grant execute on function private.ended_sessions(jsonb, timestamptz) to service_role;
