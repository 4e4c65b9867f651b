import type { FactorFacts } from '../queries/bearer-account.ts';
import type { IdentityRow } from '../queries/identities.ts';
import type { Account } from './accounts.ts';

/** Removes keys without a value: responses omit them instead of sending null. */
function withoutEmpty(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).filter(([, value]) => value !== null && value !== undefined),
  );
}

function identityBody(identity: IdentityRow) {
  return withoutEmpty({
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    last_sign_in_at: identity.last_sign_in_at,
    created_at: identity.created_at,
    updated_at: identity.updated_at,
    email: identity.email,
  });
}

/** Returns a factor as responses show it: without its secret and without empty values. */
export function factorBody(factor: FactorFacts) {
  const { id, created_at, updated_at, status, factor_type, last_challenged_at } = factor;
  return {
    ...withoutEmpty({ id, created_at, updated_at, status, factor_type }),
    ...(factor.friendly_name ? { friendly_name: factor.friendly_name } : {}),
    phone: factor.phone ?? '',
    last_challenged_at,
  };
}

/** Returns the user object of responses. JSON writes the times as RFC 3339 with Z. */
export function userBody({ user, identities, factors }: Account): Record<string, unknown> {
  return withoutEmpty({
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    email_confirmed_at: user.email_confirmed_at,
    invited_at: user.invited_at,
    phone: user.phone ?? '',
    phone_confirmed_at: user.phone_confirmed_at,
    confirmation_sent_at: user.confirmation_sent_at,
    confirmed_at: user.confirmed_at,
    recovery_sent_at: user.recovery_sent_at,
    new_email: user.email_change || null,
    email_change_sent_at: user.email_change_sent_at,
    new_phone: user.phone_change || null,
    phone_change_sent_at: user.phone_change_sent_at,
    reauthentication_sent_at: user.reauthentication_sent_at,
    last_sign_in_at: user.last_sign_in_at,
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    factors: factors.length > 0 ? factors.map(factorBody) : null,
    identities: identities.map(identityBody),
    created_at: user.created_at,
    updated_at: user.updated_at,
    banned_until: user.banned_until,
    deleted_at: user.deleted_at,
    is_anonymous: user.is_anonymous,
  });
}
