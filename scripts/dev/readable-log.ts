import type { Writable } from 'node:stream';
import pretty from 'pino-pretty';

/**
 * Returns a stream that formats the server's JSON log for people: time, level, message and the other fields on one line; errors with their
 * stack. Other lines pass through unchanged. The server itself always logs JSON.
 * @param destination where the lines go; default: standard output
 */
export function createReadableLog(destination?: Writable): Writable {
  return pretty({
    translateTime: 'SYS:HH:MM:ss.l',
    singleLine: true,
    sync: true, // the last lines are written before the process exits
    ...(destination ? { destination, colorize: false } : {}),
  });
}
