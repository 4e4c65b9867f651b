import type { MailMessage } from '../carrier.ts';
import { durationInWords, writeLetter } from './layout.ts';
import type { Ticket } from './ticket.ts';

/** To somebody whom an operator asked in. */
export function invite(ticket: Ticket): MailMessage {
  return writeLetter(ticket.to, {
    subject: 'You are invited to Saffron Table',
    preview: 'A place is laid for you.',
    heading: 'A place is laid for you',
    paragraphs: [
      'You are invited to Saffron Table, where recipes are made for your taste, your diet and your kitchen.',
    ],
    action: { label: 'Accept the invitation', link: ticket.link },
    code: ticket.code,
    footnote: `The link and the code work once, for ${durationInWords(ticket.validSeconds)}. If you expected no invitation, do nothing.`,
  });
}
