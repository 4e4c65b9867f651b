import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { fileOf, json, read, soup } from '#tests/support/recipe-files.ts';
import { importLimits } from '../imported/limits.ts';
import type { Refusal } from '../imported/outcome.ts';
import { readFiles } from './read-files.ts';

const site = 'https://saffron.example';

describe('bounds', () => {
  test('a file of 200 MB is not opened', async () => {
    const { refused } = await read({
      name: 'huge.json',
      size: 200 * 1024 * 1024,
      arrayBuffer: () => Promise.reject(new Error('It was opened.')),
    });
    expect(refused[0]?.reason).toMatch(/larger than 64 MB/);
  });

  test('a zip bomb is not unpacked', async () => {
    const large = new Uint8Array(33 * 1024 * 1024);
    const bomb = zipSync({ 'a.json': large });
    expect(bomb.length).toBeLessThan(100_000);
    expect((await read(fileOf('bomb.zip', bomb))).refused[0]?.reason).toMatch(/larger than 32 MB/);
  });

  test('a zip with a false size costs no more than the size it declares', async () => {
    const zip = zipSync({ 'a.json': strToU8(' '.repeat(5_000_000) + json(soup)) });
    // The uncompressed size is in the directory and before the file; set both to ten bytes.
    const view = new DataView(zip.buffer);
    for (let at = 0; at < zip.length - 4; at++) {
      const signature = view.getUint32(at, true);
      if (signature === 0x02014b50) view.setUint32(at + 24, 10, true);
      if (signature === 0x04034b50) view.setUint32(at + 22, 10, true);
    }
    expect((await read(fileOf('liar.zip', zip))).recipes).toEqual([]);
  });

  test('a damaged file in a zip does not affect the other files', async () => {
    const zip = zipSync(
      { 'a.json': strToU8(json(soup)), 'b.json': strToU8(json({ ...soup, name: 'B' })) },
      { level: 6 },
    );
    // The first byte of the first file's data: a block type that does not exist.
    zip[30 + 'a.json'.length] = 0xff;
    const { recipes, refused } = await read(fileOf('half.zip', zip));
    expect(recipes.map(({ name }) => name)).toEqual(['B']);
    expect(refused).toEqual([
      { name: undefined, from: 'half.zip: a.json', reason: 'The file is damaged.' },
    ]);
  });

  test('a long step is split with a remark; too many ingredients are refused', async () => {
    const long = `${'Stir slowly. '.repeat(300)}`.trim();
    const many = Array.from({ length: 101 }, (_, index) => `${index} eggs`);
    const { found, refused } = await read(
      fileOf(
        'a.json',
        json([
          { ...soup, recipeInstructions: [long] },
          { ...soup, name: 'Eggs', recipeIngredient: many },
        ]),
      ),
    );
    expect(found[0]?.recipe.instructions.join(' ')).toBe(long);
    expect(found[0]?.recipe.instructions.every((step) => step.length <= 2_000)).toBe(true);
    expect(found[0]?.remarks).toEqual(['A long step was split in two.']);
    expect(refused).toEqual([
      { name: 'Eggs', from: 'a.json', reason: 'It has 101 ingredients. The limit is 100.' },
    ]);
  });

  test('ten thousand recipes are read within seconds and in batches; the rest is refused', async () => {
    const many = Array.from({ length: importLimits.recipes + 5 }, (_, index) => ({
      ...soup,
      name: `Soup ${index}`,
    }));
    const start = performance.now();
    let reports = 0;
    let count = 0;
    const refused: Refusal[] = [];
    for await (const report of readFiles([fileOf('all.json', json(many))], site)) {
      reports += 1;
      count += report.found.length;
      refused.push(...report.refused);
    }
    expect(count).toBe(importLimits.recipes);
    expect(reports).toBeGreaterThan(90);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toContain("The rest wasn't read");
    expect(performance.now() - start).toBeLessThan(15_000);
  });

  test.each([
    [
      'a line of a million characters',
      json({ ...soup, recipeIngredient: ['<'.repeat(1_000_000)] }),
    ],
    ['unclosed script elements', `<html>${'<script type="application/ld+json">'.repeat(30_000)}`],
  ])('%s is refused in seconds', async (_what, text) => {
    const start = performance.now();
    const refused: Refusal[] = [];
    for await (const report of readFiles([fileOf('a.html', text)], site))
      refused.push(...report.refused);
    expect(refused).toHaveLength(1);
    expect(performance.now() - start).toBeLessThan(8_000);
  });
});
