import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

function readFolder(folder: string, endings: RegExp): string {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => endings.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => readFileSync(join(root, folder, path), 'utf8'))
    .join('\n');
}

const product = ['server', 'web', 'recipes']
  .map((folder) => readFolder(folder, /\.tsx?$/))
  .join('\n');
const sql = readFolder('database', /\.sql$/);

test.each(Object.keys(limits))('the product reads limits.%s', (name) => {
  expect(product).toMatch(new RegExp(String.raw`\blimits\.${name}\b`));
});

/** Numbers that SQL has to repeat, because PostgreSQL cannot read the contract. */
describe('a number in SQL equals the one of the contract', () => {
  test.each<[string, RegExp, number[]]>([
    [
      'stars',
      /rating int not null check \(rating between (\d+) and (\d+)\)/,
      [limits.ratingMin, limits.ratingMax],
    ],
    [
      'the sum of the stars',
      /rating_sum between rating_count and rating_count \* (\d+)/,
      [limits.ratingMax],
    ],
    [
      'the largest profile photo',
      /values \('avatars', 'avatars', true, (\d+)/,
      [limits.avatarMaxBytes],
    ],
    [
      'the free credit',
      /record_credit_entry\(new\.id, (\d+), 'free'/,
      [limits.freeCreditsOnSignUp],
    ],
  ])('%s', (_, pattern, numbers) => {
    expect(pattern.exec(sql)?.slice(1).map(Number)).toEqual(numbers);
  });
});
