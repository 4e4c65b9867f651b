/** The current state of a payment at the provider, in the shape that private.settle_purchase reads. */
export type PaymentState = {
  status: 'open' | 'processing' | 'paid' | 'failed' | 'cancelled';
  paymentIntentId: string | null;
  amountCents: number | null;
  currency: string | null;
  failureCode: string | null;
  refunds: RefundState[];
  disputes: DisputeState[];
};

export type RefundState = {
  id: string;
  cents: number;
  status: 'pending' | 'succeeded' | 'failed' | 'canceled' | 'requires_action';
  /** The admin's refund request that caused it; null for a refund that was made at the provider. */
  requestId: string | null;
};

export type DisputeState = {
  id: string;
  cents: number;
  /** Where the disputed money is: not withdrawn from us, withdrawn, or returned to us. */
  funds: 'none' | 'withdrawn' | 'reinstated';
};
