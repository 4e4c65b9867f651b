import type { MailMessage } from '../carrier.ts';
import { type Owner, writeAccountLetter } from './account-letter.ts';
import { writeLetter } from './layout.ts';

/** To somebody whose account opens with another password, or with one for the first time. */
export function passwordChanged(owner: Owner): MailMessage {
  return writeAccountLetter(owner, {
    subject: 'Your Saffron Table account has a new password',
    preview: 'It signs in from now on.',
    heading: 'A new password was set',
    paragraphs: ['Your account has a new password.', 'Every other device was signed out.'],
  });
}

/** To somebody whose account opens by another phone from now on, or by a phone for the first time. */
export function numberChanged(owner: Owner): MailMessage {
  return writeAccountLetter(owner, {
    subject: 'Your Saffron Table account has a new phone number',
    preview: 'It signs in from now on.',
    heading: 'The phone number was changed',
    paragraphs: ['Your account has a new phone number. You can sign in with it from now on.'],
    elseFirst: 'write to us at once',
  });
}

/**
 * To the mailbox that an account has left. It tells no new address, whoever reads there now, and offers no new password: that would go
 * to the new one.
 */
export function addressChanged({ to, siteUrl }: Owner): MailMessage {
  return writeLetter(to, {
    subject: 'Your Saffron Table account has a new mail address',
    preview: 'This one no longer opens it.',
    heading: 'The mail address was changed',
    paragraphs: [
      'Your account has another mail address from now on. This one no longer signs in to it.',
    ],
    action: { label: 'Look at your profile', link: `${siteUrl}/profile` },
    footnote: 'If it was not you, write to us at once.',
  });
}
