import type { MailMessage } from '../carrier.ts';
import { durationInWords, writeLetter } from './layout.ts';
import type { Ticket } from './ticket.ts';

/**
 * To somebody who registered: proves that the address is theirs.
 * @param ticket `firstRecipeIsFree`: a present where recipes cost something; where they cost nothing, nothing is said of it
 */
export function confirmSignUp(ticket: Ticket & { firstRecipeIsFree: boolean }): MailMessage {
  const ready = 'Confirm your address and your account is ready.';
  return writeLetter(ticket.to, {
    subject: 'Confirm your address for Saffron Table',
    preview: ticket.firstRecipeIsFree
      ? 'One click, and your first recipe is on the house.'
      : 'One click, and the kitchen is yours.',
    heading: 'Welcome to the table',
    paragraphs: [ticket.firstRecipeIsFree ? `${ready} Your first recipe is on the house.` : ready],
    action: { label: 'Confirm my address', link: ticket.link },
    code: ticket.code,
    footnote: `The link and the code work once, for ${durationInWords(ticket.validSeconds)}. If you did not register, do nothing: without your confirmation the account stays closed.`,
  });
}
