import { pino, stdSerializers } from 'pino';
import { gatheredOutput } from './gathered-output.ts';
import type { Settings } from './settings.ts';

/**
 * An error as it is logged. PostgreSQL's `detail` and `where` quote rows and values (a whole account, where a constraint of it is broken):
 * code, constraint and message say enough.
 */
export function printableError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { detail, where, ...printable } = stdSerializers.err(error) as Record<string, unknown>;
  return printable;
}

/**
 * JSON lines on standard output. Secrets have no business in a log: what slips in by these names is blotted out.
 * @param destination where the lines go instead, for tests
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
