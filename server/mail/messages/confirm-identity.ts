import type { MailMessage } from '../carrier.ts';
import { durationInWords, writeLetter } from './layout.ts';
import type { Ticket } from './ticket.ts';

/**
 * Email to an address that an identity provider returned as unverified. It names the provider, because a stranger may have started the
 * sign-in and the reader may have signed up in another way.
 * @param label the display name of the provider, such as "Google"
 */
export function confirmIdentity(label: string): (ticket: Ticket) => MailMessage {
  return (ticket) =>
    writeLetter(ticket.to, {
      subject: `Confirm your ${label} sign-in for Saffron Table`,
      preview: `Only if it was you who used ${label}.`,
      heading: `Did you sign in with ${label}?`,
      paragraphs: [
        `Someone used a ${label} account with this email address to sign in to Saffron Table. Once you confirm, that ${label} account can sign in to your Saffron Table account.`,
      ],
      code: ticket.code,
      action: { label: 'Yes, that was me', link: ticket.link },
      footnote: `The button and the code work once and expire in ${durationInWords(ticket.validSeconds)}. Wasn’t you? You can ignore this email: nobody gets in unless you confirm. Did you sign up here with this address yourself? Then please sign up again.`,
    });
}
