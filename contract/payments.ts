import { z } from 'zod';
import { textLimits } from './limits.ts';
import { creditPacks } from './packs.ts';

/**
 * The requests and answers between the web app and the payment functions. Amounts are US cents; prices never come from the client.
 * On the result pages, `transaction_id` is the purchase's id and `payment_id` is the checkout session's id.
 */
export const purchaseStatuses = [
  'pending',
  'processing',
  'completed',
  'failed',
  'cancelled',
  'refunded',
  'disputed',
] as const;
export type PurchaseStatus = (typeof purchaseStatuses)[number];

const packIds = creditPacks.map(({ id }) => id);

/** POST /functions/v1/create-checkout. The same idempotency key reopens the same checkout. */
export const createCheckoutSchema = z.object({
  packId: z.enum(packIds),
  idempotencyKey: z.uuid(),
});
export const checkoutSchema = z.object({ purchaseId: z.uuid(), url: z.url() });
export type Checkout = z.infer<typeof checkoutSchema>;

/**
 * POST /functions/v1/payment-status: queries the provider if the purchase is not settled, and returns the resulting state.
 * `left`: the buyer came back without paying; an open checkout is closed.
 */
export const paymentStatusSchema = z.object({
  purchaseId: z.uuid(),
  left: z.boolean().optional(),
});
export const purchaseViewSchema = z.object({
  purchaseId: z.uuid(),
  status: z.enum(purchaseStatuses),
  packId: z.string(),
  credits: z.number().int(),
  amountCents: z.number().int(),
  refundedCents: z.number().int(),
  currency: z.string(),
  /** The checkout session's id; null if none was opened. */
  paymentId: z.string().nullable(),
  /** Why it failed: one of `paymentFailures`, or another code of the provider. */
  failureCode: z.string().nullable(),
  createdAt: z.string(),
  /** The buyer's current balance. */
  balance: z.number().int(),
  /** False if the provider did not answer: the state is then the last known one. */
  fresh: z.boolean(),
});
export type PurchaseView = z.infer<typeof purchaseViewSchema>;

/** POST /functions/v1/add-payment-method → the URL of the provider's page. */
export const setupSchema = z.object({ url: z.url() });

/** POST /functions/v1/list-payment-methods; remove-payment-method takes an id from this list. */
const paymentMethodSchema = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  expiresMonth: z.number().int(),
  expiresYear: z.number().int(),
});
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
export const paymentMethodsSchema = z.object({ paymentMethods: z.array(paymentMethodSchema) });
/** Letters, digits and underscores only: an id with dots could address another path at the provider. */
export const removePaymentMethodSchema = z.object({ id: z.string().regex(/^\w{1,255}$/) });

/** POST /functions/v1/refund-purchase, for admins: refunds the amount not refunded yet. Returns a PurchaseView without balance. */
export const refundPurchaseSchema = z.object({
  purchaseId: z.uuid(),
  reason: z.string().trim().min(1).max(textLimits.reason),
});
