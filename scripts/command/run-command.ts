import { UsageError } from './usage-error.ts';

/**
 * Runs a command that has a --help.
 * @param command what it answers, where that is a number, is what the process ends with; 2 after a UsageError
 * @throws whatever else it throws
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
 * Runs a command that needs the product's settings, database or store. What it fails by is said with its cause and without a stack trace.
 * @returns when it is done; the process ends with its answer, and with 2 where it failed
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
