import { SettingsError } from '../settings/settings.ts';

const advice: Record<string, string> = {
  EADDRINUSE: 'The port is taken. Choose another one: PORT=3001 npm start',
  EACCES: 'This account may not write there. Choose another folder: DATA_DIR=… npm start',
  ENOTDIR: 'A part of DATA_DIR is a file, not a folder. Choose another one: DATA_DIR=… npm start',
  ECONNREFUSED:
    'The PostgreSQL of DATABASE_URL does not answer. Is it running, and is the address right?',
  ENOTFOUND: 'The host name in DATABASE_URL is not known.',
  '28P01': 'The PostgreSQL of DATABASE_URL refuses this user and password.',
  '3D000': 'The database that DATABASE_URL names does not exist. Create it first.',
};

/** Returns the message for the terminal when the start fails: advice for a known error code, and what happened. */
export function describeStartProblem(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const known = advice[String((error as NodeJS.ErrnoException).code)];
  if (known) return `${known}\n  (${error.message})`;
  const cause = error.cause instanceof Error ? `\n  caused by: ${error.cause.message}` : '';
  // A bug can only be found by its stack trace; an error that we throw ourselves says everything in its message.
  const isOurMistake = error instanceof TypeError || error instanceof ReferenceError;
  return isOurMistake ? String(error.stack) : `${error.message}${cause}`;
}
