import type { MailMessage } from '../carrier.ts';
import { writeLetter } from './layout.ts';

type To = { to: string; siteUrl: string };

const review = (siteUrl: string) => ({ label: 'Look at your profile', link: `${siteUrl}/profile` });

/** To somebody whose account opens in one more way. @param label as people call it: "Google" */
export function identityLinked(label: string): (letter: To) => MailMessage {
  return ({ to, siteUrl }) =>
    writeLetter(to, {
      subject: `${label} was connected to your Saffron Table account`,
      preview: `${label} opens it from now on.`,
      heading: 'An account was connected',
      paragraphs: [`You can sign in to Saffron Table with ${label} from now on.`],
      action: review(siteUrl),
      footnote: `If it was not you, disconnect it in your profile at once, and set a new password: ${siteUrl}/auth/forgot-password`,
    });
}

/** To somebody whose account opens in one way less. @param label as people call it */
export function identityUnlinked(label: string): (letter: To) => MailMessage {
  return ({ to, siteUrl }) =>
    writeLetter(to, {
      subject: `${label} was disconnected from your Saffron Table account`,
      preview: `${label} no longer opens it.`,
      heading: 'An account was disconnected',
      paragraphs: [
        `You can no longer sign in to Saffron Table with ${label}.`,
        'Every other device was signed out.',
      ],
      action: review(siteUrl),
      footnote: `If it was not you, set a new password at once: ${siteUrl}/auth/forgot-password`,
    });
}
