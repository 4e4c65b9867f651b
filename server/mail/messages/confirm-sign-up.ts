import type { MailMessage } from '../carrier.ts';
import { durationInWords, writeLetter } from './layout.ts';
import type { Ticket } from './ticket.ts';

/** To somebody who registered: proves that the address is theirs. */
export function confirmSignUp(ticket: Ticket): MailMessage {
  return writeLetter(ticket.to, {
    subject: 'Confirm your address for Saffron Table',
    preview: 'One click, and your first recipe is on the house.',
    heading: 'Welcome to the table',
    paragraphs: [
      'Confirm your address and your account is ready. Your first recipe is on the house.',
    ],
    action: { label: 'Confirm my address', link: ticket.link },
    code: ticket.code,
    footnote: `The link and the code work once, for ${durationInWords(ticket.validSeconds)}. If you did not register, do nothing: without your confirmation the account stays closed.`,
  });
}
