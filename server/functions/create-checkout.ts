import { createCheckoutSchema } from '#contract/payments.ts';
import { createCheckout as openCheckout } from '../payments/create-checkout.ts';
import type { Services } from '../services.ts';
import { createCookHandler } from './payments/create-cook-handler.ts';

/** Opens a checkout for a pack, or returns the one that the same idempotency key opened before. */
export function createCheckout(services: Services) {
  return createCookHandler(services, {
    name: 'create-checkout',
    body: createCheckoutSchema,
    limit: { points: 60, seconds: 600 },
    answer: (payments, { id: buyer }, order) => openCheckout(payments, { buyer, ...order }),
  });
}
