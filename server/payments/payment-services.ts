import type { Services } from '../services.ts';

/** What the work on payments stands on. */
export type PaymentServices = Pick<
  Services,
  'database' | 'payments' | 'log' | 'clock' | 'settings' | 'metrics'
>;
