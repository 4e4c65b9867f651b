import { UsageError } from './usage-error.ts';

/**
 * Runs a command that has a --help.
 * @param command its result, if it is a number, is the exit code; a UsageError exits with 2
 * @throws any other error of the command
 */
export async function runCommand(command: () => Promise<unknown>): Promise<void> {
  try {
    const code = await command();
    if (typeof code === 'number') process.exitCode = code;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\nTry --help.\n`);
    process.exitCode = 2;
  }
}

/**
 * Runs a command that needs the product's settings, database or store. Prints an error with its cause and without a stack trace.
 * @returns when the command is done; its result is the exit code, or 2 if it threw
 */
export async function runWithSettings(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    process.stderr.write(`${message}${cause instanceof Error ? ` (${cause.message})` : ''}\n`);
    process.exitCode = 2;
  }
}
