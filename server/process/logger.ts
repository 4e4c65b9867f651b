import { pino, stdSerializers } from 'pino';
import type { Settings } from '../settings/settings.ts';
import { gatheredOutput } from './gathered-output.ts';

/**
 * Returns an error as it is logged, without PostgreSQL's `detail` and `where`: they quote rows and values (a whole account when it breaks a
 * constraint). Code, constraint and message are enough.
 */
export function printableError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { detail, where, ...printable } = stdSerializers.err(error) as Record<string, unknown>;
  return printable;
}

/**
 * Creates a logger that writes JSON lines to standard output. Secrets do not belong in a log: fields with these names are redacted.
 * @param destination receives the lines instead of standard output, in tests
 */
export function createLogger(
  settings: Pick<Settings, 'logLevel'>,
  destination?: { write(line: string): void },
) {
  const options = {
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
    serializers: { err: printableError },
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return pino(options, destination ?? gatheredOutput());
}
