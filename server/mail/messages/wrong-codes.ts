import type { MailMessage } from '../carrier.ts';
import type { Owner } from './account-letter.ts';
import { writeLetter } from './layout.ts';

/** Email to a user whose second factor someone is trying to guess. That person already entered the correct password. */
export function wrongCodes({ to, siteUrl }: Owner): MailMessage {
  return writeLetter(to, {
    subject: 'Too many wrong codes for your Saffron Table account',
    preview: 'Not you? Set a new password.',
    heading: 'Too many wrong codes',
    paragraphs: [
      'Someone entered your password, then too many wrong codes. We’ve paused further tries for a while.',
      'Was it you? Use a recovery code or a passkey, or tap the button below to set a new password. After that, you can enter your code again.',
      'Wasn’t you? Then someone knows your password. Set a new one with the button below. You can do that even while sign-in is paused.',
    ],
    action: { label: 'Set a new password', link: `${siteUrl}/auth/forgot-password` },
    footnote: 'Nobody got in with these codes. We send this at most once a day.',
  });
}
