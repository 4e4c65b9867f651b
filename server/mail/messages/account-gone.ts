import type { MailMessage } from '../carrier.ts';
import type { Owner } from './account-letter.ts';
import { writeLetter } from './layout.ts';

type Goodbye = Owner & { supportEmail: string };

/** The last letter to an address: its account was deleted. There is no profile to look at any more, and nothing to undo. */
export function accountGone({ to, siteUrl, supportEmail }: Goodbye): MailMessage {
  return writeLetter(to, {
    subject: 'Your Saffron Table account is deleted',
    preview: 'Thank you for cooking with us.',
    heading: 'Goodbye, and thank you',
    paragraphs: [
      'Your account is deleted, with your recipes, favorites, ratings and unused credits. Every device is signed out.',
      'What we must keep for the books, your purchases and how credits moved, no longer carries your name.',
      'You are welcome at our table any time.',
    ],
    action: { label: 'Visit Saffron Table', link: siteUrl },
    footnote: `If it was not you, write to us at once: ${supportEmail}`,
  });
}
