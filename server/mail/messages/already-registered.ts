import type { MailMessage } from '../carrier.ts';
import { writeLetter } from './layout.ts';

/**
 * Email to the owner of an account whose address was used to sign up again. The form gives the same answer as for a new address, so
 * only this email, which only the owner reads, says that the account exists.
 */
export function alreadyRegistered(letter: { to: string; siteUrl: string }): MailMessage {
  return writeLetter(letter.to, {
    subject: 'You already have a Saffron Table account',
    preview: 'Sign in, or reset your password.',
    heading: 'You already have an account',
    paragraphs: [
      'Someone tried to sign up with this email address, but it already has an account. If it was you, just sign in.',
    ],
    action: { label: 'Sign in', link: `${letter.siteUrl}/auth` },
    footnote: `Forgot your password? Reset it here: ${letter.siteUrl}/auth/forgot-password\nWasn’t you? You can ignore this email. Nothing was changed.`,
  });
}
