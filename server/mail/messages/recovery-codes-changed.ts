import type { MailMessage } from '../carrier.ts';
import { type Owner, writeAccountLetter } from './account-letter.ts';

/** To somebody who got new recovery codes; the older ones open nothing any more. */
export function recoveryCodesMade(owner: Owner): MailMessage {
  return writeAccountLetter(owner, {
    subject: 'You have new recovery codes for Saffron Table',
    preview: 'Older ones no longer work.',
    heading: 'New recovery codes',
    paragraphs: [
      'New recovery codes were made for your account. If there were older ones, they no longer work.',
      'Keep them where you would keep a spare key: each opens your account once, in place of the second step.',
    ],
  });
}

/** To somebody one of whose recovery codes opened the account. */
export function recoveryCodeUsed(remaining: number): (owner: Owner) => MailMessage {
  const left = remaining === 1 ? 'One is left.' : `${remaining || 'None'} are left.`;
  return (owner) =>
    writeAccountLetter(owner, {
      subject: 'A recovery code of your Saffron Table account was used',
      preview: left,
      heading: 'A recovery code was used',
      paragraphs: [
        `Somebody, you we hope, signed in with one of your recovery codes. It does not work a second time. ${left}`,
        'If you lost what you usually sign in with, remove it and set up a new one.',
      ],
    });
}
