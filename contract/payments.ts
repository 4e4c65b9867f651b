import { z } from 'zod';
import { creditPacks } from './packs.ts';

/**
 * What the web app and the functions of payment say to each other. Amounts are US cents; prices never come from the client.
 * A purchase's id is the `transaction_id` of the result pages, the checkout session's id their `payment_id`.
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

/** POST /functions/v1/create-checkout. The same key opens the same checkout again. */
export const createCheckoutSchema = z.object({
  packId: z.enum(packIds),
  idempotencyKey: z.uuid(),
});
export const checkoutSchema = z.object({ purchaseId: z.uuid(), url: z.url() });
export type Checkout = z.infer<typeof checkoutSchema>;

/**
 * POST /functions/v1/payment-status: asks the provider where the purchase is not settled, and answers what is known then.
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
  /** The checkout session's id; null where none was opened. */
  paymentId: z.string().nullable(),
  /** Why it failed: one of `paymentFailures`, or another code of the provider. */
  failureCode: z.string().nullable(),
  createdAt: z.string(),
  /** The buyer's balance now. */
  balance: z.number().int(),
  /** False where the provider did not answer: this is then what was known before. */
  fresh: z.boolean(),
});
export type PurchaseView = z.infer<typeof purchaseViewSchema>;

/** POST /functions/v1/add-payment-method → the address of the provider's page. */
export const setupSchema = z.object({ url: z.url() });

/** POST /functions/v1/list-payment-methods, and remove-payment-method with an id of it. */
const paymentMethodSchema = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  expiresMonth: z.number().int(),
  expiresYear: z.number().int(),
});
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
export const paymentMethodsSchema = z.object({ paymentMethods: z.array(paymentMethodSchema) });
/** Letters, digits and underscores alone: an id of dots would be another address at the provider. */
export const removePaymentMethodSchema = z.object({ id: z.string().regex(/^\w{1,255}$/) });

/** POST /functions/v1/refund-purchase, for admins: gives back what has not been given back yet. Answers a PurchaseView without balance. */
export const refundPurchaseSchema = z.object({
  purchaseId: z.uuid(),
  reason: z.string().trim().min(1).max(500),
});
