// npm test: everything that must hold. What can be found out at the same time is; the tests run when all of it holds.
// `-- --static` stops before them.
import { spawn } from 'node:child_process';
import { buildWhenStale } from './build.ts';

type Step = { name: string; run: () => Promise<void> };

/** @param output 'now' as it is printed, or 'afterwards' in one piece, where several steps print at once */
function command(output: 'now' | 'afterwards', program: string, ...parameters: string[]) {
  return async () => {
    const child = spawn(program, parameters, {
      stdio: output === 'now' ? 'inherit' : 'pipe',
      shell: process.platform === 'win32',
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
    if (code !== 0) throw new Error(`${program} ${parameters.join(' ')} ended with code ${code}`);
  };
}

const generated: Step[] = [
  { name: 'types of the routes', run: command('now', 'react-router', 'typegen') },
];
const checks: Step[] = [
  { name: 'types', run: command('afterwards', 'tsc', '--noEmit') },
  {
    name: 'lint and format',
    run: command('afterwards', 'biome', 'check', '--error-on-warnings', '.'),
  },
  { name: 'nothing unused', run: command('afterwards', 'knip') },
  {
    name: 'dependencies',
    run: command('afterwards', 'node', 'scripts/audit-dependencies.ts'),
  },
  {
    name: 'database types',
    run: command('afterwards', 'node', 'scripts/generate-database-types.ts', '--check'),
  },
];
const build: Step = { name: 'build', run: buildWhenStale };
const tests: Step = { name: 'tests', run: command('now', 'vitest', 'run') };

/** @returns whether it holds; what does not is said */
async function runStep({ name, run }: Step): Promise<boolean> {
  const startedAtMs = performance.now();
  try {
    await run();
  } catch (error) {
    process.stderr.write(
      `\n✗ ${name}: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    return false;
  }
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
  process.stdout.write(`✓ ${name} (${seconds} s)\n`);
  return true;
}

const isStatic = process.argv.includes('--static');
const groups = isStatic ? [generated, checks] : [generated, [...checks, build], [tests]];
for (const steps of groups) {
  process.stdout.write(`\n── ${steps.map(({ name }) => name).join(', ')}\n`);
  const outcomes = await Promise.all(steps.map(runStep));
  if (outcomes.includes(false)) process.exit(1);
}
