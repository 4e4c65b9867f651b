import type { MailMessage } from '../carrier.ts';
import type { Owner } from './account-letter.ts';
import { writeLetter } from './layout.ts';

type Goodbye = Owner & { supportEmail: string };

/** The last letter to an address: its account was deleted. There is no profile to look at any more, and nothing to undo. */
export function accountGone({ to, siteUrl, supportEmail }: Goodbye): MailMessage {
  return writeLetter(to, {
    subject: 'Your Saffron Table account was deleted',
    preview: 'Thanks for cooking with us.',
    heading: 'Your account was deleted',
    paragraphs: [
      'Your account is gone, along with your recipes, favorites, ratings and unused credits. All your devices are signed out.',
      'We keep anonymized purchase records for accounting.',
      'Thanks for cooking with us. You’re welcome back any time.',
    ],
    action: { label: 'Visit Saffron Table', link: siteUrl },
    footnote: `Wasn’t you? Contact us right away: ${supportEmail}`,
  });
}
