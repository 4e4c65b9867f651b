-- Returns whether a session has shown recently that its owner is present: within the last ten minutes it was opened, or
-- proved with a second factor or a code that was sent. A session that was stolen, or left open on a screen, is not
-- enough for what cannot be undone.
--
-- Reads the session's proofs and not its token: a token says what was true when it was signed, and so does a copy of
-- it. Signing in again is a proof that every user can give, including users who have no password here, no address, or
-- an organisation that signs them in.
--
-- A second factor counts only if it is older than the session: a factor that was set up in this session may be the
-- thief's own. Recovery codes never count: a session that has proved both factors may have just generated them. In both
-- cases the other proofs remain possible.
--
-- Granted to auth_admin, which opens sessions and records their proofs: it calls this before an admin does something to
-- an account that cannot be undone. delete_account calls it for owners.
create or replace function private.has_recent_authentication(account uuid, session_id uuid, at_time timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from auth.sessions s join auth.mfa_amr_claims c on c.session_id = s.id
    where s.id = has_recent_authentication.session_id and s.user_id = has_recent_authentication.account
      and c.updated_at between at_time - interval '10 minutes' and at_time + interval '1 minute'
      and case
        when c.authentication_method in ('totp', 'mfa/phone', 'mfa/webauthn') then exists (
          select from auth.mfa_factors f where f.id = s.factor_id and f.created_at <= s.created_at
        )
        else c.authentication_method <> 'mfa/recovery_code'
      end
  )
$$;
comment on function private.has_recent_authentication(uuid, uuid, timestamptz) is
  'True if a session of the account was opened or re-authenticated within ten minutes.';

revoke all on function private.has_recent_authentication(uuid, uuid, timestamptz) from public;
grant execute on function private.has_recent_authentication(uuid, uuid, timestamptz) to auth_admin;
