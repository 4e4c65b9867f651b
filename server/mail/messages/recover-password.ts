import type { MailMessage } from '../carrier.ts';
import { durationInWords, writeLetter } from './layout.ts';
import type { Ticket } from './ticket.ts';

/** To somebody who forgot their password. */
export function recoverPassword(ticket: Ticket): MailMessage {
  return writeLetter(ticket.to, {
    subject: 'Set a new password for Saffron Table',
    preview: 'A link to choose a new password.',
    heading: 'A new password',
    paragraphs: ['Somebody, you we hope, asked to set a new password for this account.'],
    action: { label: 'Choose a new password', link: ticket.link },
    code: ticket.code,
    footnote: `The link and the code work once, for ${durationInWords(ticket.validSeconds)}. If you did not ask for them, do nothing: your password stays as it is.`,
  });
}
