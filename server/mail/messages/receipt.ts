import { moneyInWords } from '#contract/money.ts';
import type { MailMessage } from '../carrier.ts';
import { writeLetter } from './layout.ts';
import { creditsInWords, dayInWords } from './money.ts';

/** What was bought. `expiresAt` is null where credits never expire. */
export type Bought = {
  to: string;
  siteUrl: string;
  supportEmail: string;
  transactionId: string;
  credits: number;
  amountCents: number;
  currency: string;
  paidAt: Date;
  balance: number;
  expiresAt: Date | null;
};

/** To somebody who has bought a pack: what, for how much, and what if it was a mistake. */
export function receipt(bought: Bought): MailMessage {
  const credits = creditsInWords(bought.credits);
  const amount = moneyInWords(bought.amountCents, bought.currency);
  const lasting = bought.expiresAt
    ? `These credits are good until ${dayInWords(bought.expiresAt)}. Those that expire first are used first.`
    : 'Your credits never expire.';
  return writeLetter(bought.to, {
    subject: `Your receipt: ${credits} for ${amount}`,
    preview: `Thank you. You have ${creditsInWords(bought.balance)} now.`,
    heading: 'Thank you, the table is set',
    paragraphs: [
      `You bought ${credits} for ${amount} on ${dayInWords(bought.paidAt)}.`,
      `You have ${creditsInWords(bought.balance)} now. One credit makes one recipe. ${lasting}`,
      `Transaction: ${bought.transactionId}`,
    ],
    action: { label: 'Make a recipe', link: `${bought.siteUrl}/generate` },
    footnote: `Write to ${bought.supportEmail} within 24 hours if you need help with cancelling this purchase, and name the transaction. Your purchases are listed at ${bought.siteUrl}/credits`,
  });
}
