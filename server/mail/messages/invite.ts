import type { MailMessage } from '../carrier.ts';
import { durationInWords, writeLetter } from './layout.ts';
import type { Ticket } from './ticket.ts';

/** Email to a person whom an operator invited. */
export function invite(ticket: Ticket): MailMessage {
  return writeLetter(ticket.to, {
    subject: 'You’re invited to Saffron Table',
    preview: 'Recipes made for your taste and your kitchen.',
    heading: 'You’re invited',
    paragraphs: [
      'Join us at Saffron Table and get recipes made for your taste, your diet and your kitchen.',
    ],
    code: ticket.code,
    action: { label: 'Accept invitation', link: ticket.link },
    footnote: `The button and the code work once and expire in ${durationInWords(ticket.validSeconds)}. Not expecting this? You can ignore this email.`,
  });
}
