import type { Call } from './call.ts';
import { checkoutSessionCalls } from './calls/checkout-sessions.ts';
import { customerCalls } from './calls/customers.ts';
import { disputeCalls } from './calls/disputes.ts';
import { eventCalls } from './calls/events.ts';
import { paymentMethodCalls } from './calls/payment-methods.ts';
import { paymentCalls } from './calls/payments.ts';
import { refundCalls } from './calls/refunds.ts';

/** All endpoints of Stripe's API that the sandbox implements. */
export const calls: readonly Call[] = [
  ...checkoutSessionCalls,
  ...refundCalls,
  ...disputeCalls,
  ...customerCalls,
  ...paymentMethodCalls,
  ...paymentCalls,
  ...eventCalls,
];
