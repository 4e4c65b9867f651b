import type { AuthServices } from '../auth-services.ts';

/** How a person calls a way to sign in. */
export function identityLabel(auth: AuthServices, provider: string): string {
  if (provider === 'email') return 'Email and password';
  if (provider === 'phone') return 'Your phone';
  return auth.providers.get(provider)?.label ?? provider;
}
