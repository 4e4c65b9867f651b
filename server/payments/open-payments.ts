import { ApiError } from '../errors.ts';
import type { Services } from '../services.ts';
import type { Payments } from './payments.ts';

type PaymentServices = Pick<Services, 'settings' | 'database' | 'log' | 'clock' | 'secret'>;

/** The provider of the settings. */
export function openPayments({ settings }: PaymentServices): Payments {
  const { payments } = settings;
  return {
    provider: payments.provider,
    webhookSecret: payments.provider === 'stripe' ? payments.webhookSecret : '',
    async stripe() {
      throw new ApiError(503, 'payments_unavailable', 'Payments are not set up here.');
    },
  };
}
