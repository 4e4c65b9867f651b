import { z } from 'zod';
import { wholeNumber } from './setting-kinds.ts';

/** The settings for monitoring the process. */
export const watchVariables = {
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  /** Requests that take longer are marked in the log. */
  SLOW_REQUEST_MS: wholeNumber.min(1).default(2000),
  /** The token that a remote client has to send to read /metrics. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'at least 16 characters, without spaces')
    .optional(),
  /** How long /readyz fails before the port closes, so that a load balancer stops sending requests. */
  STOP_DELAY_MS: wholeNumber.min(0).max(120_000).default(0),
};
