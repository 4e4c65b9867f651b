import type { UserIdentity } from '@supabase/supabase-js';
import type { PublicSettings } from '#contract/public-settings.ts';

type IdentityInWords = { label: string; detail: string };

const ownWays: Record<string, string> = { email: 'Email and password', phone: 'Phone' };

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/**
 * Returns the label of a sign-in method and the account at the provider. A provider that is no longer configured is labelled with its
 * capitalized internal name.
 */
export function identityInWords(
  identity: Pick<UserIdentity, 'provider' | 'identity_data'>,
  providers: PublicSettings['socialProviders'],
): IdentityInWords {
  const { provider, identity_data: data = {} } = identity;
  const configured = providers.find(({ name }) => name === provider);
  const isOrganisation = provider.startsWith('sso:');
  const label =
    ownWays[provider] ??
    configured?.label ??
    (isOrganisation ? 'Your organization' : provider.slice(0, 1).toUpperCase() + provider.slice(1));
  const { email, phone, user_name: userName, name } = data;
  const detail = [textOf(email), phone ? `+${textOf(phone)}` : '', textOf(userName), textOf(name)];
  return { label, detail: detail.find((text) => text !== '') ?? '' };
}
