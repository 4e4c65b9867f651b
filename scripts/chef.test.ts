import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { recipeSchema } from '#recipes/recipe.ts';
import { further } from '#tests/lanes.ts';

function chef(args: string[], input = '') {
  const { stdout, status, stderr } = spawnSync(process.execPath, ['scripts/chef.ts', ...args], {
    input,
    encoding: 'utf8',
  });
  const lines = stdout.split('\n').filter(Boolean);
  return { lines: lines.map((line) => JSON.parse(line)), stdout, status, stderr };
}

describe('npm run -s chef', () => {
  test('prints one line per recipe for drawn choices, the same for the same seed', further, () => {
    const first = chef(['--count', '2', '--seed', '7']);
    expect(first.status).toBe(0);
    expect(first.lines).toHaveLength(2);
    for (const { selections, recipe, markdown } of first.lines) {
      expect(Object.keys(selections).length).toBeGreaterThan(0);
      const { title } = recipeSchema.parse(recipe);
      expect(markdown.split('\n')[0]).toBe(`# ${title}`);
    }
    expect(chef(['--count', '2', '--seed', '7']).stdout).toBe(first.stdout);
    expect(chef(['--count', '2', '--seed', '8']).stdout).not.toBe(first.stdout);
  });

  test('uses the given choices in turn, and reports choices that no recipe satisfies', () => {
    const sets = [
      { Course: 'Soup', 'Dietary Constraints': ['Vegan'] },
      { Allergens: ['Moon Dust'] },
    ];
    const { lines, status } = chef(['--count', '3', '--selections', '-'], JSON.stringify(sets));
    expect(status).toBe(0);
    expect(lines.map(({ recipe }) => recipe !== null)).toEqual([true, false, true]);
    expect(lines[0].selections).toEqual({ Course: ['Soup'], 'Dietary Constraints': ['Vegan'] });
    expect(lines[1].error).toContain('Moon Dust');
    expect(lines[0].recipe.title).not.toBe(lines[2].recipe.title);
  });

  test.each([
    [['--count', 'many'], '', '--count'],
    [['--selections', '-'], '{"Cours": ["Soup"]}', 'Cours'],
    [['--selections', '-'], 'no JSON', '--selections -'],
    [['--selections', 'nowhere.json'], '', 'nowhere.json'],
    [['--dishes', '3'], '', '--dishes'],
  ])('%j is refused with a hint', (args, input, words) => {
    const { status, stderr, stdout } = chef(args, input);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(words);
    expect(stderr).toContain('--help');
  });
});
