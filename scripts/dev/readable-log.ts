import type { Writable } from 'node:stream';
import pretty from 'pino-pretty';

/**
 * Takes what the server prints, and prints its log for people: time, level, message, and the rest on the same line; errors with their stack.
 * Whatever is no log line goes through as it is. The server itself knows nothing of it: its log is JSON everywhere.
 * @param destination where the lines go; standard output unless given
 */
export function createReadableLog(destination?: Writable): Writable {
  return pretty({
    translateTime: 'SYS:HH:MM:ss.l',
    singleLine: true,
    sync: true, // what the server said last is there when it has ended
    ...(destination ? { destination, colorize: false } : {}),
  });
}
