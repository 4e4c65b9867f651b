import type { AuthServices } from '../auth-services.ts';

/** Returns the human-readable name of a sign-in method. */
export function identityLabel(auth: AuthServices, provider: string): string {
  if (provider === 'email') return 'Email and password';
  if (provider === 'phone') return 'Your phone';
  return auth.providers.get(provider)?.label ?? provider;
}
