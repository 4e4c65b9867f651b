import type { MailMessage } from '../carrier.ts';
import { durationInWords, writeLetter } from './layout.ts';
import type { Ticket } from './ticket.ts';

/** Email to a user who signs in without a password. */
export function signIn(ticket: Ticket): MailMessage {
  return writeLetter(ticket.to, {
    subject: `${ticket.code} is your Saffron Table sign-in code`,
    preview: 'No password needed.',
    heading: 'Your sign-in code',
    paragraphs: ['Enter this code to sign in. No password needed.'],
    code: ticket.code,
    action: { label: 'Sign in', link: ticket.link },
    footnote: `The code and the button work once and expire in ${durationInWords(ticket.validSeconds)}. Didn’t ask for this? You can ignore this email. Never share the code with anyone.`,
  });
}
