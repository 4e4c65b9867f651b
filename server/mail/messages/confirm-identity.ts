import type { MailMessage } from '../carrier.ts';
import { durationInWords, writeLetter } from './layout.ts';
import type { Ticket } from './ticket.ts';

/**
 * To the address that a provider names without vouching for it. It says which provider comes in by it: a stranger may have begun, and
 * whoever reads this may have registered in another way.
 * @param label as people call it: "Google"
 */
export function confirmIdentity(label: string): (ticket: Ticket) => MailMessage {
  return (ticket) =>
    writeLetter(ticket.to, {
      subject: `Confirm your sign-in with ${label} at Saffron Table`,
      preview: `Only if you signed in with ${label} yourself.`,
      heading: `Did you sign in with ${label}?`,
      paragraphs: [
        `Somebody, you we hope, signed in with a ${label} account that names this address. Once you confirm, that ${label} account opens your account at Saffron Table.`,
      ],
      action: { label: 'Yes, that was me', link: ticket.link },
      code: ticket.code,
      footnote: `The link and the code work once, for ${durationInWords(ticket.validSeconds)}. If you did not sign in with ${label}, do nothing: without your confirmation nobody gets in. Did you register here with this address yourself? Then register once more.`,
    });
}
