// npm test: everything that must hold, in the order in which it is cheapest to find out. `-- --static` stops before
// the tests run.
import { spawn } from 'node:child_process';
import { buildWhenStale } from './build.ts';

type Step = { name: string; run: () => Promise<void> };

function command(program: string, ...parameters: string[]): () => Promise<void> {
  return async () => {
    const child = spawn(program, parameters, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (code !== 0) throw new Error(`${program} ${parameters.join(' ')} ended with code ${code}`);
  };
}

const staticSteps: Step[] = [
  { name: 'types', run: command('react-router', 'typegen') },
  { name: 'types', run: command('tsc', '--noEmit') },
  { name: 'lint and format', run: command('biome', 'check', '--error-on-warnings', '.') },
  { name: 'nothing unused', run: command('knip') },
  { name: 'database types', run: command('node', 'scripts/generate-database-types.ts', '--check') },
];

const dynamicSteps: Step[] = [
  { name: 'build', run: buildWhenStale },
  { name: 'tests', run: command('vitest', 'run') },
];

const steps = process.argv.includes('--static') ? staticSteps : [...staticSteps, ...dynamicSteps];
for (const { name, run } of steps) {
  const startedAtMs = performance.now();
  process.stdout.write(`\n── ${name}\n`);
  try {
    await run();
  } catch (error) {
    process.stderr.write(
      `\n✗ ${name}: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exit(1);
  }
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
  process.stdout.write(`✓ ${name} (${seconds} s)\n`);
}
