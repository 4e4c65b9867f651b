import type { MailMessage } from '../carrier.ts';
import { type Owner, writeAccountLetter } from './account-letter.ts';

/** To somebody whose account opens in one more way. @param label as people call it: "Google" */
export function identityLinked(label: string): (owner: Owner) => MailMessage {
  return (owner) =>
    writeAccountLetter(owner, {
      subject: `${label} was connected to your Saffron Table account`,
      preview: `${label} opens it from now on.`,
      heading: 'An account was connected',
      paragraphs: [`You can sign in to Saffron Table with ${label} from now on.`],
      elseFirst: 'disconnect it in your profile at once',
    });
}

/** To somebody whose account opens in one way less. @param label as people call it */
export function identityUnlinked(label: string): (owner: Owner) => MailMessage {
  return (owner) =>
    writeAccountLetter(owner, {
      subject: `${label} was disconnected from your Saffron Table account`,
      preview: `${label} no longer opens it.`,
      heading: 'An account was disconnected',
      paragraphs: [
        `You can no longer sign in to Saffron Table with ${label}.`,
        'Every other device was signed out.',
      ],
    });
}
