-- Whether a session has shown lately that its owner sits there: it was opened, or was given a second factor or a code that was sent, within
-- these minutes. A session that was stolen, or left open on somebody's screen, is not enough for what cannot be undone.
--
-- Read from the session's proofs and not from its token: a token says what was true when it was signed, and a copy of it says so too.
-- Signing in anew is a proof that everybody can give, also who has no password here, no address, or an organisation that signs them in.
--
-- A second factor counts where it is older than the session: one that was set up in it may be the thief's own. Recovery codes never do: a
-- session that has proved both factors may have just drawn them. In both cases the other proofs are open.
-- Granted to auth_admin, which opens sessions and notes their proofs: it asks before an admin does to somebody what cannot be undone.
-- delete_account asks for owners.
create or replace function private.proven_lately(account uuid, session_id uuid, at_time timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from auth.sessions s join auth.mfa_amr_claims c on c.session_id = s.id
    where s.id = proven_lately.session_id and s.user_id = proven_lately.account
      and c.updated_at between at_time - interval '10 minutes' and at_time + interval '1 minute'
      and case
        when c.authentication_method in ('totp', 'mfa/phone', 'mfa/webauthn') then exists (
          select from auth.mfa_factors f where f.id = s.factor_id and f.created_at <= s.created_at
        )
        else c.authentication_method <> 'mfa/recovery_code'
      end
  )
$$;
comment on function private.proven_lately(uuid, uuid, timestamptz) is
  'True where a session of the account was opened or proved anew within ten minutes.';

revoke all on function private.proven_lately(uuid, uuid, timestamptz) from public;
grant execute on function private.proven_lately(uuid, uuid, timestamptz) to auth_admin;
