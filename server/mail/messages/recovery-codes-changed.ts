import type { MailMessage } from '../carrier.ts';
import { writeLetter } from './layout.ts';

type To = { to: string; siteUrl: string };

/** To somebody who got new recovery codes; the older ones open nothing any more. */
export function recoveryCodesMade({ to, siteUrl }: To): MailMessage {
  return writeLetter(to, {
    subject: 'You have new recovery codes for Saffron Table',
    preview: 'Older ones no longer work.',
    heading: 'New recovery codes',
    paragraphs: [
      'New recovery codes were made for your account. If there were older ones, they no longer work.',
      'Keep them where you would keep a spare key: each opens your account once, in place of the second step.',
    ],
    action: { label: 'Look at your profile', link: `${siteUrl}/profile` },
    footnote: `If it was not you, set a new password at once: ${siteUrl}/auth/forgot-password`,
  });
}

/** To somebody one of whose recovery codes opened the account. */
export function recoveryCodeUsed(remaining: number): (letter: To) => MailMessage {
  const left = remaining === 1 ? 'One is left.' : `${remaining || 'None'} are left.`;
  return ({ to, siteUrl }) =>
    writeLetter(to, {
      subject: 'A recovery code of your Saffron Table account was used',
      preview: left,
      heading: 'A recovery code was used',
      paragraphs: [
        `Somebody, you we hope, signed in with one of your recovery codes. It does not work a second time. ${left}`,
        'If you lost what you usually sign in with, remove it and set up a new one.',
      ],
      action: { label: 'Look at your profile', link: `${siteUrl}/profile` },
      footnote: `If it was not you, set a new password at once: ${siteUrl}/auth/forgot-password`,
    });
}
