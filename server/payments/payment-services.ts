import type { Services } from '../services.ts';

/** The services that payment code needs. */
export type PaymentServices = Pick<
  Services,
  'database' | 'payments' | 'log' | 'clock' | 'settings' | 'metrics'
>;
