import type { MailMessage } from '../carrier.ts';
import { writeLetter } from './layout.ts';

/**
 * To the owner of an account that somebody tried to register again. The form answers as it does to a new address, so the
 * truth is told here, where only the owner reads it.
 */
export function alreadyRegistered(letter: { to: string; siteUrl: string }): MailMessage {
  return writeLetter(letter.to, {
    subject: 'You already have an account at Saffron Table',
    preview: 'Sign in, or set a new password.',
    heading: 'You are already with us',
    paragraphs: [
      'Somebody, you we hope, tried to register with this address. It has an account already.',
    ],
    action: { label: 'Sign in', link: `${letter.siteUrl}/auth` },
    footnote: `Forgot your password? Set a new one: ${letter.siteUrl}/auth/forgot-password\nIf it was not you, do nothing: nothing was changed.`,
  });
}
