import type { Database } from '../../database/database.ts';
import { receipt } from '../../mail/messages/receipt.ts';
import type { Services } from '../../services.ts';
import { sendLetter } from './send-letter.ts';

const atOnce = 20;

type Claimed = {
  purchase_id: string;
  email: string;
  credits: number;
  amount_cents: number;
  currency: string;
  completed_at: Date;
};
type Standing = { balance: number; expires_at: Date | null };

async function claim(database: Database): Promise<Claimed[]> {
  const rows = await database.asService(
    (transaction) => transaction<Claimed[]>`
      select * from private.claim_receipts(${atOnce}) order by completed_at`,
  );
  return [...rows];
}

/** Reads the buyer's current balance and the expiry of the purchased credits. */
async function readStanding(database: Database, purchaseId: string): Promise<Standing> {
  const [row] = await database.asService(
    (transaction) => transaction<Standing[]>`
      select c.balance, e.expires_at
      from public.purchases p
        join public.credits c on c.user_id = p.user_id
        left join public.credit_entries e on e.kind = 'purchase' and e.reference = p.id::text
      where p.id = ${purchaseId}`,
  );
  if (!row) throw new Error('The account of a receipt is gone.');
  return row;
}

async function sendOne(services: Services, bought: Claimed): Promise<void> {
  const { database, settings } = services;
  const { balance, expires_at } = await readStanding(database, bought.purchase_id);
  const message = receipt({
    to: bought.email,
    siteUrl: settings.http.siteUrl,
    supportEmail: settings.contact.supportEmail,
    transactionId: bought.purchase_id,
    credits: bought.credits,
    amountCents: bought.amount_cents,
    currency: bought.currency,
    paidAt: bought.completed_at,
    balance,
    // If expiry is switched off, it is also off for earlier purchases.
    expiresAt: settings.credits.expireAfterMonths === null ? null : expires_at,
  });
  if (!(await sendLetter(services, message, { letter: 'receipt', id: bought.purchase_id }))) return;
  await database.asService(
    (transaction) => transaction`select private.mark_receipt_sent(${bought.purchase_id})`,
  );
}

/** Sends the receipts that are due, at least once each, outside of any request. */
export async function sendReceipts(services: Services): Promise<void> {
  for (const bought of await claim(services.database)) {
    await sendOne(services, bought).catch((error: unknown) => {
      services.log.error({ err: error, purchase: bought.purchase_id }, 'receipt failed');
    });
  }
}
