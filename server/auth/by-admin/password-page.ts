import type { AuthServices } from '../auth-services.ts';

/** Returns the page that a link in these mails leads to. The link signs in, and the page asks for a new password. */
export function passwordPage({ siteUrl }: Pick<AuthServices, 'siteUrl'>): string {
  return `${siteUrl}/auth/reset-password`;
}
