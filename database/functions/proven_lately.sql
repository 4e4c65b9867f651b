-- Whether a session has shown lately that its owner sits there: it was opened, or was given a second factor or a code that was sent, within
-- these minutes. A session that was stolen, or left open on somebody's screen, is not enough for what cannot be undone.
--
-- Read from the session's proofs and not from its token: a token says what was true when it was signed, and a copy of it says so too.
-- Signing in anew is a proof that everybody can give, also who has no password here, no address, or an organisation that signs them in.
-- Granted to nobody: delete_account asks.
create or replace function private.proven_lately(account uuid, session_id uuid, at_time timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from auth.sessions s join auth.mfa_amr_claims c on c.session_id = s.id
    where s.id = proven_lately.session_id and s.user_id = proven_lately.account
      and c.updated_at between at_time - interval '10 minutes' and at_time + interval '1 minute'
  )
$$;
comment on function private.proven_lately(uuid, uuid, timestamptz) is
  'True where a session of the account was opened or proved anew within ten minutes.';

revoke all on function private.proven_lately(uuid, uuid, timestamptz) from public;
