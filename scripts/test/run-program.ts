import { spawn } from 'node:child_process';

/** The program exited with another code than 0. */
export class ProgramFailed extends Error {}

/**
 * Runs a program to its end.
 * @param output 'now' streams the output; 'afterwards' prints it in one piece, for programs that run in parallel
 * @throws {ProgramFailed} if it exits with another code than 0
 */
export async function runProgram(
  output: 'now' | 'afterwards',
  program: string,
  parameters: string[],
  variables: NodeJS.ProcessEnv = {},
): Promise<void> {
  const child = spawn(program, parameters, {
    stdio: output === 'now' ? 'inherit' : 'pipe',
    shell: process.platform === 'win32',
    env: { ...process.env, ...variables },
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => printed.push(chunk));
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  process.stdout.write(Buffer.concat(printed));
  if (code !== 0) {
    throw new ProgramFailed(`${program} ${parameters.join(' ')} ended with code ${code}`);
  }
}
