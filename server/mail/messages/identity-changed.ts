import type { MailMessage } from '../carrier.ts';
import { type Owner, writeAccountLetter } from './account-letter.ts';

/** Email to a user who connected an identity provider. @param label its display name, such as "Google" */
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

/** Email to a user who disconnected an identity provider. @param label its display name */
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
