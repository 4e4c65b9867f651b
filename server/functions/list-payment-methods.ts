import { listPaymentMethods as listCards } from '../payments/payment-methods.ts';
import type { Services } from '../services.ts';
import { createCookHandler } from './payments/create-cook-handler.ts';

/** Returns the cook's saved cards. */
export function listPaymentMethods(services: Services) {
  return createCookHandler(services, {
    name: 'list-payment-methods',
    limit: { points: 120, seconds: 60 },
    answer: async (services, { customer }) => ({
      paymentMethods: await listCards(services, customer),
    }),
  });
}
