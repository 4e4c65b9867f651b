import type Stripe from 'stripe';
import type { Sandbox } from './sandbox/sandbox.ts';

/** The payment provider, as everything that moves money sees it. */
export interface Payments {
  readonly provider: 'stripe' | 'sandbox' | 'none';
  /** What webhooks are signed with; empty where there is no provider. */
  readonly webhookSecret: string;
  /**
   * The provider's client: the same code for Stripe and for the sandbox. It is loaded with the first call, a start need not wait for it.
   * @throws ApiError 503 payments_unavailable where nothing is sold
   */
  stripe(): Promise<Stripe>;
  /** What stands in for Stripe; undefined where it does not. */
  readonly sandbox?: Sandbox;
}
