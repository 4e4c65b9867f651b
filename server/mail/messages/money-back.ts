import { moneyInWords } from '#contract/money.ts';
import type { MailMessage } from '../carrier.ts';
import { writeLetter } from './layout.ts';
import { creditsInWords, dayInWords } from './money.ts';

/** What went back. `creditsTaken` is what it took off the balance: fewer than were bought where some were used. */
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

/** To somebody whose payment was given back, wholly or in part. */
export function moneyBack(given: GivenBack): MailMessage {
  const money = (cents: number) => moneyInWords(cents, given.currency);
  const ofWhat =
    given.refundedCents < given.amountCents ? ` of the ${money(given.amountCents)}` : '';
  const taken =
    given.creditsTaken > 0
      ? `${creditsInWords(given.creditsTaken)} of that purchase went off your balance. `
      : '';
  return writeLetter(given.to, {
    subject: `We have sent ${money(given.refundedCents)} back to you`,
    preview: 'Your bank shows it within 5 to 10 days.',
    heading: 'Your money is on its way back',
    paragraphs: [
      `We have given back ${money(given.refundedCents)}${ofWhat} that you paid on ${dayInWords(given.boughtAt)}. It goes back the way you paid; most banks show it within 5 to 10 days.`,
      `${taken}You have ${creditsInWords(given.balance)} now.`,
      `Transaction: ${given.transactionId}`,
    ],
    action: { label: 'See your credits', link: `${given.siteUrl}/credits` },
    footnote: `Did you not expect this, or has it not arrived in 10 days? Write to ${given.supportEmail} and name the transaction.`,
  });
}
