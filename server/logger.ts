import { pino, stdSerializers } from 'pino';
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

/** So long a line may wait for others, in milliseconds: each writing takes as long as the line itself, and wakes another thread. */
const gatherMs = 20;
/** What is more, in characters, goes out at once. */
const gatherMost = 4096;

/** Lines that come shortly after each other go out together, and nobody waits for whoever reads them; what is left goes out at the end. */
function standardOutput() {
  const output = pino.destination({
    dest: process.stdout.fd,
    sync: false,
    minLength: gatherMost,
  });
  let isWaiting = false;
  function flush(): void {
    isWaiting = false;
    output.flush();
  }
  return {
    write(line: string): void {
      output.write(line);
      if (isWaiting) return;
      isWaiting = true;
      setTimeout(flush, gatherMs);
    },
  };
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
  return pino(options, destination ?? standardOutput());
}
