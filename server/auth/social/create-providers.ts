import { createAppleProvider } from './apple-provider.ts';
import { createGitHubProvider } from './github-provider.ts';
import { createOpenIdProvider } from './open-id-provider.ts';
import type { SocialProvider, SocialProviderSettings } from './social-provider.ts';

function createProvider(settings: SocialProviderSettings, clock: () => Date): SocialProvider {
  switch (settings.kind) {
    case 'openid':
      return createOpenIdProvider(settings, clock);
    case 'apple':
      return createAppleProvider(settings, clock);
    case 'github':
      return createGitHubProvider(settings);
  }
}

/** Creates the enabled providers, by name. It sends no request to them yet. */
export function createProviders(
  settings: SocialProviderSettings[],
  clock: () => Date,
): Map<string, SocialProvider> {
  return new Map(settings.map((one) => [one.name, createProvider(one, clock)]));
}
