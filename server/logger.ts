import { pino } from 'pino';
import type { Settings } from './settings.ts';

/** JSON lines on standard output. Secrets have no business in a log: what slips in by these names is blotted out. */
export function createLogger(settings: Settings) {
  return pino({
    level: settings.logLevel,
    redact: {
      paths: [
        'password',
        'token',
        'authorization',
        'apikey',
        '*.password',
        '*.token',
        '*.authorization',
        '*.apikey',
      ],
      censor: '[removed]',
    },
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}
