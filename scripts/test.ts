// npm test: the gate. Independent checks run in parallel; the tests run when all checks pass. `-- --static` stops before the tests.
// npm run test:all adds the tests that the gate leaves out (tests/lanes.ts), with a random seed, and the three browser engines.
import { leftOutOfGate } from '../tests/lanes.ts';
import { buildWhenStale } from './build.ts';
import { runProgram } from './test/run-program.ts';

const isStatic = process.argv.includes('--static');
const runsAll = process.argv.includes('--all');

type Step = { name: string; run: () => Promise<unknown> };

function command(output: 'now' | 'afterwards', program: string, ...parameters: string[]) {
  return () => runProgram(output, program, parameters);
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
const tests: Step = {
  name: 'tests',
  run: () => runProgram('now', 'vitest', ['run'], { TEST_LANE: runsAll ? 'all' : 'gate' }),
};

const browsers: Step = {
  name: 'three browser engines',
  run: command('now', 'node', 'scripts/test-browsers.ts'),
};

/** Runs a step and prints its failure. @returns whether it passed */
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

const lanes = runsAll ? [[tests], [browsers]] : [[tests]];
const groups = isStatic ? [generated, checks] : [generated, [...checks, build], ...lanes];
for (const steps of groups) {
  process.stdout.write(`\n── ${steps.map(({ name }) => name).join(', ')}\n`);
  const outcomes = await Promise.all(steps.map(runStep));
  if (outcomes.includes(false)) process.exit(1);
}

if (!isStatic && !runsAll) {
  process.stdout.write('\nLeft out here, run by `npm run test:all`:\n');
  for (const { files, why } of leftOutOfGate) process.stdout.write(`  ${files}: ${why}\n`);
  process.stdout.write(
    '  single tests tagged `further`, and most of the tests on S3: vitest counts them as skipped\n',
  );
  process.stdout.write('  tests/browsers: Firefox and WebKit (npm run test:browsers)\n');
}
