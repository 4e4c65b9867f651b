import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import { further } from '#tests/lanes.ts';
import { UsageError } from './command/usage-error.ts';
import { cook } from './generate-recipe/cook.ts';

const script = fileURLToPath(new URL('./generate-recipe.ts', import.meta.url));

type Run = { code: number; stdout: string; stderr: string };

function run(...flags: string[]): Promise<Run> {
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...flags], (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stdout, stderr });
    });
  });
}

describe('npm run generate', () => {
  test('prints a recipe as markdown, the same for the same seed', further, async () => {
    const flags = ['--cuisine', 'Thai', '--diet', 'Vegan', '--seed', '7'];
    const [first, again] = await Promise.all([run(...flags), run(...flags)]);
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toMatch(
      /^# .+[\s\S]+## Ingredients[\s\S]+## Instructions[\s\S]+Cuisine: Thai/,
    );
    expect(first.stdout).toBe(again.stdout);
  });

  test('prints JSON with checks and nutrition', async () => {
    const { stdout } = await run('--meal', 'Drink', '--allergens', 'Milk,Tree Nuts', '--json');
    const recipe = JSON.parse(stdout) as {
      checks: { outcome: string }[];
      nutrition: { energyKcal: number };
    };
    expect(recipe.checks.every(({ outcome }) => outcome === 'passed')).toBe(true);
    expect(recipe.nutrition.energyKcal).toBeGreaterThan(0);
  });

  test.each([
    [['--colour', 'red'], '--colour'],
    [['--diet', 'Zorbian'], 'Zorbian'],
  ])('%j is refused with a clear message and exit code 2', async (flags, said) => {
    const { code, stderr, stdout } = await run(...flags);
    expect(code).toBe(2);
    expect(stderr).toContain(said);
    expect(stdout).toBe('');
  });

  // Runs in this process: a child process per case would load the chef's tables every time.
  test.each<[Selections, string]>([
    [{ Cuisine: ['Martian'] }, 'Martian'],
    [{ 'Time Target': ['purple'] }, 'purple'],
    [{ 'Cook Time': ['No Cook'], 'Prep Time': ['No Prep'] }, 'no dish'],
  ])('%j is a usage error', async (selections, said) => {
    const refusal = await cook(selections, '', '7').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UsageError);
    expect((refusal as UsageError).message).toContain(said);
  });

  test('--help lists the flags', async () => {
    const { code, stdout } = await run('--help');
    expect(code).toBe(0);
    for (const flag of ['--cuisine', '--allergens', '--seed', '--json'])
      expect(stdout).toContain(flag);
  });
});
