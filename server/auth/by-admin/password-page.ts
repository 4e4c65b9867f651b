import type { AuthServices } from '../auth-services.ts';

/** Where a link of these mails leads: it signs in, and asks for a password. */
export function passwordPage({ siteUrl }: Pick<AuthServices, 'siteUrl'>): string {
  return `${siteUrl}/auth/reset-password`;
}
