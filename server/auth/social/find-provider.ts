import { type AuthError, invalid } from '../auth-error.ts';
import type { AuthServices } from '../auth-services.ts';
import type { SocialProvider } from './social-provider.ts';

/** Provider names of the official server. Its error message is "not enabled" for these and "could not be found" for others. */
export const officialProviders = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'slack',
  'slack_oidc',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'x',
  'zoom',
];

function unsupported(name: string): AuthError {
  return invalid(
    officialProviders.includes(name)
      ? 'Unsupported provider: provider is not enabled'
      : `Unsupported provider: Provider ${name || '""'} could not be found`,
  );
}

/** @throws AuthError validation_failed when the provider is unknown or disabled */
export function findProvider(auth: AuthServices, name: string | undefined): SocialProvider {
  const wanted = name?.toLowerCase() ?? '';
  const provider = auth.providers.get(wanted);
  if (!provider) throw unsupported(wanted);
  return provider;
}
