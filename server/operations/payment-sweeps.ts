import { abandonPurchases } from './payments/abandon-purchases.ts';
import { deleteOrphanedCustomers } from './payments/delete-orphaned-customers.ts';
import { expireCredits } from './payments/expire-credits.ts';
import { readUndeliveredEvents } from './payments/read-undelivered-events.ts';
import { sendOpenRefunds } from './payments/send-open-refunds.ts';
import { sendReceipts } from './payments/send-receipts.ts';
import { sendRefundLetters } from './payments/send-refund-letters.ts';
import { settleOpenPurchases } from './payments/settle-open-purchases.ts';
import type { Sweep } from './repeat.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** Background jobs that keep our records in sync with the payment provider and send payment emails to buyers. */
export const paymentSweeps: readonly Sweep[] = [
  { run: settleOpenPurchases, everyMs: minuteMs },
  { run: sendOpenRefunds, everyMs: minuteMs },
  // Delayed, because it loads the provider's client, and startup should not wait for that.
  { run: readUndeliveredEvents, everyMs: 15 * minuteMs, firstAfterMs: 5 * secondMs },
  { run: abandonPurchases, everyMs: 10 * minuteMs },
  { run: sendReceipts, everyMs: 15 * secondMs },
  { run: sendRefundLetters, everyMs: 15 * secondMs },
  // Until it runs, balances show expired credits that can no longer be spent.
  { run: expireCredits, everyMs: 5 * minuteMs },
  { run: deleteOrphanedCustomers, everyMs: hourMs },
];
