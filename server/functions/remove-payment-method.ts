import { removePaymentMethodSchema } from '#contract/payments.ts';
import {
  listPaymentMethods,
  removePaymentMethod as removeCard,
} from '../payments/payment-methods.ts';
import type { Services } from '../services.ts';
import { createCookHandler } from './payments/create-cook-handler.ts';

/** Removes a saved card and returns the remaining ones. */
export function removePaymentMethod(services: Services) {
  return createCookHandler(services, {
    name: 'remove-payment-method',
    body: removePaymentMethodSchema,
    limit: { points: 60, seconds: 600 },
    async answer(payments, { customer }, { id }) {
      await removeCard(payments, customer, id);
      return { paymentMethods: await listPaymentMethods(payments, customer) };
    },
  });
}
