import type { MailMessage } from '../carrier.ts';
import { type Owner, writeAccountLetter } from './account-letter.ts';
import { writeLetter } from './layout.ts';

/** Email to a user whose password was changed, or set for the first time. */
export function passwordChanged(owner: Owner): MailMessage {
  return writeAccountLetter(owner, {
    subject: 'Your Saffron Table account has a new password',
    preview: 'Use it the next time you sign in.',
    heading: 'Your password was changed',
    paragraphs: ['Your account has a new password.', 'Your other devices were signed out.'],
  });
}

/** Email to a user whose phone number was changed, or set for the first time. */
export function numberChanged(owner: Owner): MailMessage {
  return writeAccountLetter(owner, {
    subject: 'Your Saffron Table account has a new phone number',
    preview: 'You can sign in with it now.',
    heading: 'Your phone number was changed',
    paragraphs: ['Your account has a new phone number. You can sign in with it now.'],
    elseFirst: 'contact us right away',
  });
}

/**
 * Email to the old address of an account whose address was changed. It does not contain the new address, because anyone may read the old
 * mailbox now. It offers no password reset, because that email would go to the new address.
 */
export function addressChanged({ to, siteUrl }: Owner): MailMessage {
  return writeLetter(to, {
    subject: 'Your Saffron Table account has a new email address',
    preview: 'You can’t sign in with this address anymore.',
    heading: 'Your email address was changed',
    paragraphs: [
      'Your account now has a different email address. You can’t sign in with this one anymore.',
    ],
    action: { label: 'Go to your profile', link: `${siteUrl}/profile` },
    footnote: 'Wasn’t you? Contact us right away.',
  });
}
