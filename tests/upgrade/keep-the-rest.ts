import type postgres from 'postgres';
import type { Stage } from './stage.ts';

type Somebody = { userId: string; email: string };

/** Adds pending sign-ins: by a link, by a provider and by an organisation. */
async function keepSignIns(sql: postgres.Sql, { userId, email }: Somebody, stage: Stage) {
  await sql`
    insert into auth.mfa_amr_claims (session_id, authentication_method)
    select id, 'password' from auth.sessions where user_id = ${userId}`;
  await sql`
    with flow as (
      insert into auth.flow_state (user_id, provider_type, authentication_method, state_hash, code_challenge_method, session_not_after)
      values (${userId}, 'google', 'oauth', ${`state of ${stage}`}, 's256', now()) returning id),
    provider as (insert into auth.sso_providers (resource_id) values (${`https://${stage}.example`}) returning id),
    domain as (insert into auth.sso_domains (sso_provider_id, domain) select id, ${`${stage}.example`} from provider),
    saml as (
      insert into auth.saml_providers (sso_provider_id, entity_id, metadata_xml)
      select id, ${`urn:${stage}`}, '<EntityDescriptor/>' from provider)
    insert into auth.saml_relay_states (sso_provider_id, request_id, for_email, flow_state_id)
    select provider.id, 'asked', ${email}, flow.id from provider, flow`;
  await sql`
    insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to, code_hash)
    values (${userId}, 'recovery_token', ${`link of ${stage}`}, ${email}, 'code')`;
  await sql`
    insert into auth.audit_log_entries (payload, ip_address)
    values (${sql.json({ actor_id: userId, action: 'login' })}, '192.0.2.7')`;
}

/** Adds the server's internal data. Rows that can exist only once are added by the first stage alone. */
async function keepMemory(sql: postgres.Sql, { userId, email }: Somebody, stage: Stage) {
  await sql`
    insert into private.signing_keys (id, public_jwk, private_jwk_encrypted, created_at, signs_from, signs_until)
    values (${`kid of ${stage}`}, '{"kty": "EC"}', 'sealed', '2020-01-01', '2020-01-01', '2020-02-01')`;
  await sql`
    insert into private.api_keys (role, token_encrypted, valid_until)
    values ('anon', ${`sealed at ${stage}`}, '2020-02-01')`;
  await sql`
    insert into private.saml_keys (certificate, private_key_encrypted, created_at)
    values ('certificate', 'sealed', now()) on conflict do nothing`;
  await sql`insert into private.saml_assertions (hash, expires_at) values (${`assertion of ${stage}`}, now())`;
  await sql`insert into private.rate_limits (key, points, expire) values (${`sign-in:${stage}`}, 3, 1893456000000)`;
  await sql`insert into private.product_settings (key, value) values (${`kept at ${stage}`}, '{"days": 30}')`;
  await sql`insert into private.ended_sign_ins (session_id, is_gone) select id, true from auth.sessions where user_id = ${userId}`;
  await sql`
    insert into private.last_backups (outcome, at, file, size_bytes, verified)
    values ('made', now(), '/backups/one.tar.gz', 1000, true) on conflict do nothing`;
  await sql`
    insert into private.mailbox (recipient, subject, body_text, body_html, created_at)
    values (${email}, 'Welcome', 'Hello', '<p>Hello</p>', now())`;
}

/** Adds the records of the payment provider and of its sandbox. */
async function keepPayments(sql: postgres.Sql, stage: Stage) {
  await sql`insert into private.payment_events (event_id, type, outcome, ended_at) values (${`evt_${stage}`}, 'refund.created', 'settled', now())`;
  await sql`
    insert into private.sandbox_objects (id, object, body, hidden, created_at)
    values (${`evt_s_${stage}`}, 'event', '{"id": "evt"}', '{}', now())`;
  await sql`
    insert into private.sandbox_deliveries (event_id, sent_id, delivered_at, attempts, last_status, created_at)
    values (${`evt_s_${stage}`}, ${`evt_s_${stage}`}, now(), 1, 200, now())`;
  await sql`
    insert into private.sandbox_idempotency_keys (key, request_hash, status, body, created_at)
    values (${`key of ${stage}`}, 'hash', 200, '{}', now())`;
}

/** Adds a row to each table that cooking, buying and account protection leave empty. */
export async function keepTheRest(
  sql: postgres.Sql,
  somebody: Somebody,
  stage: Stage,
): Promise<void> {
  await keepSignIns(sql, somebody, stage);
  await keepMemory(sql, somebody, stage);
  await keepPayments(sql, stage);
}
