import type { MailMessage } from '../carrier.ts';
import { durationInWords, writeLetter } from './layout.ts';
import type { Ticket } from './ticket.ts';

/** `firstRecipeIsFree` is true only where recipes cost credits; otherwise the email does not mention it. */
type Newcomer = Ticket & { firstRecipeIsFree: boolean };

const present = ({ firstRecipeIsFree }: Newcomer) =>
  firstRecipeIsFree ? ' Your first recipe is free.' : '';

/** Email to a new user who signed up. Its code or link proves that they own the address. */
export function confirmSignUp(ticket: Newcomer): MailMessage {
  return writeLetter(ticket.to, {
    subject: `${ticket.code} is your code to confirm your email`,
    preview: `Welcome to Saffron Table.${present(ticket)}`,
    heading: 'Welcome to Saffron Table',
    paragraphs: [`Enter this code to confirm your email.${present(ticket)}`],
    code: ticket.code,
    action: { label: 'Confirm my email', link: ticket.link },
    footnote: `The code and the button work once and expire in ${durationInWords(ticket.validSeconds)}. Didn’t sign up? You can ignore this email.`,
  });
}

/** Email to a user who requested a sign-in code for an address without an account. The code creates the account. */
export function joinByCode(ticket: Newcomer): MailMessage {
  return writeLetter(ticket.to, {
    subject: `${ticket.code} is your Saffron Table code`,
    preview: `Welcome to Saffron Table.${present(ticket)}`,
    heading: 'Welcome to Saffron Table',
    paragraphs: [`Enter this code to create your account.${present(ticket)}`],
    code: ticket.code,
    action: { label: 'Create my account', link: ticket.link },
    footnote: `The code and the button work once and expire in ${durationInWords(ticket.validSeconds)}. Didn’t ask for this? You can ignore this email, and no account is opened.`,
  });
}
