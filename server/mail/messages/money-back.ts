import { moneyInWords } from '#contract/money.ts';
import type { MailMessage } from '../carrier.ts';
import { writeLetter } from './layout.ts';
import { creditsInWords, dayInWords } from './money.ts';

/** A refund. `creditsTaken` is how many credits it took off the balance: fewer than were bought if some were used. */
export type GivenBack = {
  to: string;
  siteUrl: string;
  supportEmail: string;
  transactionId: string;
  refundedCents: number;
  amountCents: number;
  currency: string;
  boughtAt: Date;
  creditsTaken: number;
  balance: number;
};

/** Email to a buyer whose payment was refunded in full or in part. */
export function moneyBack(given: GivenBack): MailMessage {
  const money = (cents: number) => moneyInWords(cents, given.currency);
  const ofWhat =
    given.refundedCents < given.amountCents ? ` of the ${money(given.amountCents)}` : '';
  const taken =
    given.creditsTaken > 0
      ? `We took ${creditsInWords(given.creditsTaken)} from that purchase off your balance. `
      : '';
  return writeLetter(given.to, {
    subject: `Your refund of ${money(given.refundedCents)}`,
    preview: 'It should arrive within 5 to 10 days.',
    heading: 'Your refund is on its way',
    paragraphs: [
      `We refunded ${money(given.refundedCents)}${ofWhat} you paid on ${dayInWords(given.boughtAt)}. It goes back to the card or account you paid with, usually within 5 to 10 days.`,
      `${taken}You now have ${creditsInWords(given.balance)}.`,
      `Transaction: ${given.transactionId}`,
    ],
    action: { label: 'View your credits', link: `${given.siteUrl}/credits` },
    footnote: `Not expecting this, or still waiting after 10 days? Email ${given.supportEmail} and include the transaction number.`,
  });
}
