import { openSetup } from '../payments/payment-methods.ts';
import type { Services } from '../services.ts';
import { createCookHandler } from './payments/create-cook-handler.ts';

/** Opens the payment provider's page for saving a card. */
export function addPaymentMethod(services: Services) {
  return createCookHandler(services, {
    name: 'add-payment-method',
    limit: { points: 30, seconds: 3600 },
    answer: async (payments, cook) => ({ url: await openSetup(payments, cook.id) }),
  });
}
