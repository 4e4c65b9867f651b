import { moneyInWords } from '#contract/money.ts';
import type { MailMessage } from '../carrier.ts';
import { writeLetter } from './layout.ts';
import { creditsInWords, dayInWords } from './money.ts';

/** A completed purchase. `expiresAt` is null when credits never expire. */
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

/** Email to a buyer of a pack: what they bought, the price, and how to cancel. */
export function receipt(bought: Bought): MailMessage {
  const credits = creditsInWords(bought.credits);
  const amount = moneyInWords(bought.amountCents, bought.currency);
  const lasting = bought.expiresAt
    ? `These credits are good until ${dayInWords(bought.expiresAt)}. We use the ones that expire first.`
    : 'Your credits never expire.';
  return writeLetter(bought.to, {
    subject: `Your receipt: ${credits} for ${amount}`,
    preview: `Thanks! You now have ${creditsInWords(bought.balance)}.`,
    heading: 'Thanks for your purchase',
    paragraphs: [
      `You bought ${credits} for ${amount} on ${dayInWords(bought.paidAt)}.`,
      `You now have ${creditsInWords(bought.balance)}. One credit makes one recipe. ${lasting}`,
      `Transaction: ${bought.transactionId}`,
    ],
    action: { label: 'Make a recipe', link: `${bought.siteUrl}/generate` },
    footnote: `Need to cancel? Email ${bought.supportEmail} within 24 hours and include the transaction number. See all your purchases: ${bought.siteUrl}/credits`,
  });
}
