/** What the provider says of a payment now, as private.settle_purchase reads it. */
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
  /** The request of an admin that it answers; null for a refund that was made at the provider. */
  requestId: string | null;
};

export type DisputeState = {
  id: string;
  cents: number;
  /** Where the disputed money is: not taken from us, taken, or given back to us. */
  funds: 'none' | 'withdrawn' | 'reinstated';
};
