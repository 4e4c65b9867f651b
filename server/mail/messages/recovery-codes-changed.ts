import type { MailMessage } from '../carrier.ts';
import { type Owner, writeAccountLetter } from './account-letter.ts';

/** Email to a user who got new recovery codes. Older codes no longer work. */
export function recoveryCodesMade(owner: Owner): MailMessage {
  return writeAccountLetter(owner, {
    subject: 'You have new recovery codes for Saffron Table',
    preview: 'Your old ones no longer work.',
    heading: 'You have new recovery codes',
    paragraphs: [
      'Your account has new recovery codes. If you had older ones, they no longer work.',
      'Keep them somewhere safe. Each one replaces your second step, once.',
    ],
  });
}

/** Email to a user after one of their recovery codes was used to sign in. */
export function recoveryCodeUsed(remaining: number): (owner: Owner) => MailMessage {
  const left = remaining === 1 ? 'You have 1 left.' : `You have ${remaining || 'none'} left.`;
  return (owner) =>
    writeAccountLetter(owner, {
      subject: 'A recovery code was used on your Saffron Table account',
      preview: left,
      heading: 'A recovery code was used',
      paragraphs: [
        `One of your recovery codes was used to sign in. It won’t work again. ${left}`,
        'Lost what you usually sign in with? Remove it in your profile and set up a new one.',
      ],
    });
}
