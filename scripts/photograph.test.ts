import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'photograph-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const recipe = {
  title: 'Tomato Soup',
  ingredients: ['800 g tomatoes', '500 ml vegetable stock', '10 g fresh basil'],
  instructions: [
    'Simmer the tomatoes in the stock, then blend until smooth.',
    'Scatter with the basil.',
  ],
};

function photograph(args: string[], input: unknown) {
  const { stdout, status, stderr } = spawnSync(
    process.execPath,
    ['scripts/photograph.ts', ...args],
    { input: typeof input === 'string' ? input : JSON.stringify(input), encoding: 'utf8' },
  );
  return { stdout, status, stderr };
}

describe('npm run -s photograph', { timeout: 120_000 }, () => {
  test('draws a recipe of the chef in both sizes and prints the position of the plate', async () => {
    const [out, small] = [join(folder, 'large.webp'), join(folder, 'small.webp')];
    const line = { selections: { Cuisine: ['Italian'] }, recipe, markdown: '' };
    const { stdout, status } = photograph(['--in', '-', '--out', out, '--thumbnail', small], line);
    expect(status).toBe(0);
    const { plate, bytes, thumbnailBytes } = JSON.parse(stdout);
    expect(plate.radius).toBeGreaterThan(280);
    expect(await sharp(out).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 800 });
    expect(await sharp(small).metadata()).toMatchObject({ width: 400, height: 267 });
    expect(bytes).toBeGreaterThan(10_000);
    expect(thumbnailBytes).toBeLessThan(bytes);
  });

  test('reports errors in the file or the command line', () => {
    const out = join(folder, 'none.webp');
    const refused = (args: string[], input: unknown) => {
      const { status, stderr } = photograph(args, input);
      expect(status).toBe(2);
      return stderr;
    };
    expect(refused(['--in', '-', '--out', out], 'no json')).toContain('--in -');
    expect(refused(['--in', '-', '--out', out], { title: 'Soup' })).toContain('ingredients');
    expect(refused(['--in', '-', '--out', out], { recipe: null, error: 'No dish' })).toContain(
      'No dish',
    );
    expect(refused(['--in', '-'], recipe)).toContain('--out');
    expect(refused(['--out', out], '')).toContain('--in');
  });
});
