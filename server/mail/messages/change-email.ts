import type { MailMessage } from '../carrier.ts';
import { durationInWords, writeLetter } from './layout.ts';
import type { Ticket } from './ticket.ts';

/** Email to both the old and the new address of a user who changes it. The change takes effect when both are confirmed. */
export function changeEmail(
  ticket: Ticket & { oldAddress: string; newAddress: string },
): MailMessage {
  return writeLetter(ticket.to, {
    subject: 'Confirm your new email for Saffron Table',
    preview: `From ${ticket.oldAddress} to ${ticket.newAddress}.`,
    heading: 'Confirm your new email',
    paragraphs: [
      `You asked to change your email from ${ticket.oldAddress} to ${ticket.newAddress}.`,
      'To keep your account safe, we emailed both addresses. The change happens once you confirm it from both.',
    ],
    code: ticket.code,
    action: { label: 'Confirm the change', link: ticket.link },
    footnote: `The button and the code work once and expire in ${durationInWords(ticket.validSeconds)}. Didn’t ask for this? Don’t confirm it, and change your password.`,
  });
}
