import type { MailMessage } from '../carrier.ts';
import { writeLetter } from './layout.ts';

type To = { to: string; siteUrl: string };

const review = (siteUrl: string) => ({
  label: 'Look at your profile',
  link: `${siteUrl}/profile`,
});

/** To somebody whose account can be entered by one more key. A new password alone would not shut it out. */
export function passkeyAdded({ to, siteUrl }: To): MailMessage {
  return writeLetter(to, {
    subject: 'A passkey was added to your Saffron Table account',
    preview: 'It signs in without your password.',
    heading: 'A passkey was added',
    paragraphs: ['Your account now has one more passkey. It signs in without your password.'],
    action: review(siteUrl),
    footnote: `If it was not you, remove it in your profile, and set a new password at once: ${siteUrl}/auth/forgot-password`,
  });
}

/** To somebody whose account has lost a way in. */
export function passkeyRemoved({ to, siteUrl }: To): MailMessage {
  return writeLetter(to, {
    subject: 'A passkey of your Saffron Table account was removed',
    preview: 'It no longer signs in.',
    heading: 'A passkey was removed',
    paragraphs: ['It no longer signs in to your account. Your password still does.'],
    action: review(siteUrl),
    footnote: `If it was not you, set a new password at once: ${siteUrl}/auth/forgot-password`,
  });
}
