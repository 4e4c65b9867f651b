import type { MailMessage } from '../carrier.ts';
import type { Owner } from './account-letter.ts';
import { writeLetter } from './layout.ts';

type Goodbye = Owner & { supportEmail: string };

/** The last email to the address of a deleted account. There is no profile to link to any more, and nothing to undo. */
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
