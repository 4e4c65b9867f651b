import { z } from 'zod';
import { wholeNumber } from './setting-kinds.ts';

/** What whoever watches over the process may set. */
export const watchVariables = {
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  /** Requests that take longer are marked in the log. */
  SLOW_REQUEST_MS: wholeNumber.min(1).default(2000),
  /** Who reads /metrics from elsewhere has to show it. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'at least 16 characters, without spaces')
    .optional(),
  /** So long /readyz says no before the port closes, so that a load balancer sends nobody any more. */
  STOP_DELAY_MS: wholeNumber.min(0).max(120_000).default(0),
};
