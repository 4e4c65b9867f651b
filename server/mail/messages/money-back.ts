import { moneyInWords } from '#contract/money.ts';
import type { MailMessage } from '../carrier.ts';
import { writeLetter } from './layout.ts';
import { creditsInWords, dayInWords } from './money.ts';

/** A refund. `creditsTaken` is how many credits it took off the balance: fewer than were bought if some were used. */
export type Refund = {
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
export function moneyBack(refund: Refund): MailMessage {
  const money = (cents: number) => moneyInWords(cents, refund.currency);
  const ofWhat =
    refund.refundedCents < refund.amountCents ? ` of the ${money(refund.amountCents)}` : '';
  const taken =
    refund.creditsTaken > 0
      ? `We took ${creditsInWords(refund.creditsTaken)} from that purchase off your balance. `
      : '';
  return writeLetter(refund.to, {
    subject: `Your refund of ${money(refund.refundedCents)}`,
    preview: 'It should arrive within 5 to 10 days.',
    heading: 'Your refund is on its way',
    paragraphs: [
      `We refunded ${money(refund.refundedCents)}${ofWhat} you paid on ${dayInWords(refund.boughtAt)}. It goes back to the card or account you paid with, usually within 5 to 10 days.`,
      `${taken}You now have ${creditsInWords(refund.balance)}.`,
      `Transaction: ${refund.transactionId}`,
    ],
    action: { label: 'View your credits', link: `${refund.siteUrl}/credits` },
    footnote: `Not expecting this, or still waiting after 10 days? Email ${refund.supportEmail} and include the transaction number.`,
  });
}
