import type { MailMessage } from '../carrier.ts';
import type { Owner } from './account-letter.ts';
import { writeLetter } from './layout.ts';

/** To somebody whose second factor is being guessed at: whoever does it got past the password. */
export function wrongCodes({ to, siteUrl }: Owner): MailMessage {
  return writeLetter(to, {
    subject: 'Somebody is trying codes for your Saffron Table account',
    preview: 'If it is not you, set a new password.',
    heading: 'Too many wrong codes',
    paragraphs: [
      'Somebody got past your password and then typed too many wrong codes. We let no more through for a while.',
      'If it was you, use a recovery code or a passkey, or begin with the link below: what it opens takes your code.',
      'If it was not you, somebody knows your password. Set a new one: the link that we mail you for it lets you in, whatever they do.',
    ],
    action: { label: 'Set a new password', link: `${siteUrl}/auth/forgot-password` },
    footnote: 'Nobody has signed in with these codes. We write this once a day at most.',
  });
}
