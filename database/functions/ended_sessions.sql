-- Which of these callers have nobody behind them any more: signed out everywhere, suspended, deleted. A token lives on for up to an
-- hour; who listens would go on hearing for so long. Callers are places in a list, claims as the tokens brought them; whoever is no person
-- (a visitor, the service) has no session that could end.
--
-- Security definer, because nobody but auth_admin may read accounts. It answers places, not people. The service alone asks.
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
                  -- One token that names no session must not fail the question for all the others.
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
