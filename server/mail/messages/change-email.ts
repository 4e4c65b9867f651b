import type { MailMessage } from '../carrier.ts';
import { durationInWords, writeLetter } from './layout.ts';
import type { Ticket } from './ticket.ts';

/** To both mailboxes of somebody who changes their address; the change is made when both agree. */
export function changeEmail(
  ticket: Ticket & { oldAddress: string; newAddress: string },
): MailMessage {
  return writeLetter(ticket.to, {
    subject: 'Confirm your new address for Saffron Table',
    preview: `From ${ticket.oldAddress} to ${ticket.newAddress}.`,
    heading: 'A new address',
    paragraphs: [
      `Your account is to move from ${ticket.oldAddress} to ${ticket.newAddress}.`,
      'To be sure, we ask at both addresses. The change is made when both have agreed.',
    ],
    action: { label: 'Agree to the change', link: ticket.link },
    code: ticket.code,
    footnote: `The link and the code work once, for ${durationInWords(ticket.validSeconds)}. If you did not ask for this, do not agree, and set a new password.`,
  });
}
