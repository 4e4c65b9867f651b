-- Deletes expired rows in schema auth and beside it: codes, counters, the log of the payment provider's events, the
-- sandbox's deliveries. Codes and PKCE states are rejected by their age long before; after the times used here nothing
-- else needs them either.
--
-- Used one-time tokens are kept for longer than the auth API looks at them. Used refresh tokens are kept for as long as
-- a replay may still come. Deliveries that the sandbox could not make are kept, so that they can be found.
create or replace function private.sweep_accounts(at_time timestamptz) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  swept int := 0;
  removed int;
begin
  delete from auth.flow_state f where f.created_at < at_time - interval '1 day';
  get diagnostics removed = row_count; swept := swept + removed;
  delete from auth.saml_relay_states s where s.created_at < at_time - interval '1 day';
  get diagnostics removed = row_count; swept := swept + removed;
  delete from private.saml_assertions a where a.expires_at < at_time - interval '1 day';
  get diagnostics removed = row_count; swept := swept + removed;
  delete from auth.webauthn_challenges w where w.expires_at < at_time;
  get diagnostics removed = row_count; swept := swept + removed;
  delete from auth.one_time_tokens t
  where t.created_at < (at_time at time zone 'utc') - interval '7 days' or t.used_at < at_time - interval '1 hour';
  get diagnostics removed = row_count; swept := swept + removed;
  delete from auth.refresh_tokens r where r.revoked and r.updated_at < at_time - interval '60 days';
  get diagnostics removed = row_count; swept := swept + removed;
  delete from auth.audit_log_entries a where a.created_at < at_time - interval '180 days';
  get diagnostics removed = row_count; swept := swept + removed;
  delete from private.rate_limits l where l.expire < extract(epoch from at_time) * 1000 - 3600000;
  get diagnostics removed = row_count; swept := swept + removed;
  delete from private.ended_sign_ins e where e.ended_at < at_time - make_interval(
    secs => 86400 + (select coalesce(max(k.longest_token_seconds), 0) from private.signing_keys k));
  get diagnostics removed = row_count; swept := swept + removed;
  delete from private.payment_events e where e.received_at < at_time - interval '90 days';
  get diagnostics removed = row_count; swept := swept + removed;
  delete from private.sandbox_deliveries d where d.delivered_at < at_time - interval '30 days' and d.due_at is null;
  get diagnostics removed = row_count; swept := swept + removed;
  return swept;
end
$$;
comment on function private.sweep_accounts(timestamptz) is
  'Removes expired and used codes, PKCE states, questions to passkeys, single sign-on states, used assertions, old refresh tokens, audit entries, counters, ended sessions, old payment events and deliveries of the sandbox; returns how many rows.';

revoke all on function private.sweep_accounts(timestamptz) from public;
grant execute on function private.sweep_accounts(timestamptz) to service_role;
