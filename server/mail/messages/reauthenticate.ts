import type { MailMessage } from '../carrier.ts';
import { durationInWords, writeLetter } from './layout.ts';

/** To somebody who is signed in and about to change what keeps the account safe. */
export function reauthenticate(ticket: {
  to: string;
  code: string;
  validSeconds: number;
}): MailMessage {
  return writeLetter(ticket.to, {
    subject: `${ticket.code} is your Saffron Table code`,
    preview: 'Type it where you were asked for it.',
    heading: 'Is it you?',
    paragraphs: ['You are about to change how your account is protected.'],
    code: ticket.code,
    footnote: `The code works once, for ${durationInWords(ticket.validSeconds)}. If you did not ask for it, somebody is signed in as you: set a new password.`,
  });
}
