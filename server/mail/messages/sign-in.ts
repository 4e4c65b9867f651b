import type { MailMessage } from '../carrier.ts';
import { durationInWords, writeLetter } from './layout.ts';
import type { Ticket } from './ticket.ts';

/** To somebody who wants in without a password. */
export function signIn(ticket: Ticket): MailMessage {
  return writeLetter(ticket.to, {
    subject: 'Your sign-in link for Saffron Table',
    preview: 'A link and a code, good for one sign-in.',
    heading: 'Come on in',
    paragraphs: ['Here is the link that you asked for. It signs you in, no password needed.'],
    action: { label: 'Sign in', link: ticket.link },
    code: ticket.code,
    footnote: `The link and the code work once, for ${durationInWords(ticket.validSeconds)}. If you did not ask for them, do nothing, and give them to nobody.`,
  });
}
