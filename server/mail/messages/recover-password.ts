import type { MailMessage } from '../carrier.ts';
import { durationInWords, writeLetter } from './layout.ts';
import type { Ticket } from './ticket.ts';

/** Email to a user who forgot their password. */
export function recoverPassword(ticket: Ticket): MailMessage {
  return writeLetter(ticket.to, {
    subject: 'Set a new password for Saffron Table',
    preview: 'Here is your link and your code.',
    heading: 'Reset your password',
    paragraphs: ['We got a request to reset your password.'],
    code: ticket.code,
    action: { label: 'Set a new password', link: ticket.link },
    footnote: `The button and the code work once and expire in ${durationInWords(ticket.validSeconds)}. Didn’t ask? You can ignore this email. Your password stays the same.`,
  });
}
