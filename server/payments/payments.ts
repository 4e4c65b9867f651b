import type Stripe from 'stripe';
import type { Sandbox } from '#payment-sandbox/sandbox.ts';

/** The interface to the payment provider for all code that moves money. */
export interface Payments {
  readonly provider: 'stripe' | 'sandbox' | 'none';
  /** The secret that signs webhooks; empty when there is no provider. */
  readonly webhookSecret: string;
  /**
   * Returns the provider's client, the same library for Stripe and for the sandbox. It is imported at the first call, so that it does not
   * delay the server start.
   * @throws ApiError 503 payments_unavailable when nothing is sold
   */
  stripe(): Promise<Stripe>;
  /** The sandbox that replaces Stripe; undefined for any other provider. */
  readonly sandbox?: Sandbox;
}
