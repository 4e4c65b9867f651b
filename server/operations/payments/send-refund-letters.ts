import { moneyBack } from '../../mail/messages/money-back.ts';
import type { Services } from '../../services.ts';
import { sendLetter } from './send-letter.ts';

const atOnce = 20;

type Claimed = {
  reference: string;
  purchase_id: string;
  email: string;
  refunded_cents: number;
  credits_taken: number;
  amount_cents: number;
  currency: string;
  completed_at: Date;
  balance: number;
};

async function sendOne(services: Services, refund: Claimed): Promise<void> {
  const { database, settings } = services;
  const message = moneyBack({
    to: refund.email,
    siteUrl: settings.http.siteUrl,
    supportEmail: settings.contact.supportEmail,
    transactionId: refund.purchase_id,
    refundedCents: refund.refunded_cents,
    amountCents: refund.amount_cents,
    currency: refund.currency,
    boughtAt: refund.completed_at,
    creditsTaken: refund.credits_taken,
    balance: refund.balance,
  });
  if (!(await sendLetter(services, message, { letter: 'refund', id: refund.reference }))) return;
  await database.asService(
    (transaction) => transaction`select private.mark_refund_letter_sent(${refund.reference})`,
  );
}

/** Emails buyers about their refunds, regardless of who initiated them. */
export async function sendRefundLetters(services: Services): Promise<void> {
  const due = await services.database.asService(
    (transaction) => transaction<Claimed[]>`
      select * from private.claim_refund_letters(${atOnce})`,
  );
  for (const refund of due) {
    await sendOne(services, refund).catch((error: unknown) => {
      services.log.error({ err: error, refund: refund.reference }, 'refund mail failed');
    });
  }
}
