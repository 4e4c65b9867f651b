import type { MailMessage } from '../carrier.ts';
import { type Owner, writeAccountLetter } from './account-letter.ts';

/** To somebody whose account opens in one more way. @param label as people call it: "Google" */
export function identityLinked(label: string): (owner: Owner) => MailMessage {
  return (owner) =>
    writeAccountLetter(owner, {
      subject: `${label} was connected to your Saffron Table account`,
      preview: `You can sign in with ${label} now.`,
      heading: `${label} was connected`,
      paragraphs: [`You can now sign in to Saffron Table with ${label}.`],
      elseFirst: 'disconnect it in your profile',
    });
}

/** To somebody whose account opens in one way less. @param label as people call it */
export function identityUnlinked(label: string): (owner: Owner) => MailMessage {
  return (owner) =>
    writeAccountLetter(owner, {
      subject: `${label} was disconnected from your Saffron Table account`,
      preview: `You can’t sign in with ${label} anymore.`,
      heading: `${label} was disconnected`,
      paragraphs: [
        `You can no longer sign in to Saffron Table with ${label}.`,
        'Your other devices were signed out.',
      ],
    });
}
