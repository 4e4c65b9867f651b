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

/** What keeps the books and the provider in step when nobody asks, and tells people about their money. */
export const paymentSweeps: readonly Sweep[] = [
  { run: settleOpenPurchases, everyMs: minuteMs },
  { run: sendOpenRefunds, everyMs: minuteMs },
  // It needs the provider's client, whose reading a fresh start should not wait for.
  { run: readUndeliveredEvents, everyMs: 15 * minuteMs, firstAfterMs: 5 * secondMs },
  { run: abandonPurchases, everyMs: 10 * minuteMs },
  { run: sendReceipts, everyMs: 15 * secondMs },
  { run: sendRefundLetters, everyMs: 15 * secondMs },
  // Until it comes, balances show credits that pay for nothing any more.
  { run: expireCredits, everyMs: 5 * minuteMs },
  { run: deleteOrphanedCustomers, everyMs: hourMs },
];
