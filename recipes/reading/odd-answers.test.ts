import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type PartialRecipe, readPartialRecipe } from './read-partial-recipe.ts';
import { readRecipe } from './read-recipe.ts';

/**
 * Answers in unexpected formats: without line breaks, with facts before the title, written as prose, in tables. The
 * `.expected.json` file of each answer holds what a careful person reads in it.
 */
const folder = new URL('./odd-answers/', import.meta.url);
const answers = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .sort()
  .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const);

function expectedOf(name: string): unknown {
  const path = new URL(name.replace(/\.md$/, '.expected.json'), folder);
  return JSON.parse(readFileSync(path, 'utf8'));
}

const ends = (entries: readonly string[]) => ({
  count: entries.length,
  first: entries.at(0) ?? null,
  last: entries.at(-1) ?? null,
});

function reading(text: string) {
  const { given } = readRecipe(text);
  return {
    title: given.title ?? null,
    ingredients: ends(given.ingredients),
    steps: ends(given.instructions),
    servings: given.servings ?? null,
    prepTime: given.prepTimeMinutes ?? null,
    cookTime: given.cookTimeMinutes ?? null,
    tips: given.tips.length,
  };
}

type Given = ReturnType<typeof readRecipe>['given'];

function expectKept(shown: PartialRecipe, given: Given): void {
  if (shown.title !== undefined) expect(shown.title).toBe(given.title);
  if (shown.description !== undefined) expect(shown.description).toBe(given.description);
  for (const list of ['ingredients', 'instructions', 'tips'] as const)
    expect(shown[list]).toEqual(given[list].slice(0, shown[list].length));
}

/** Returns positions where a stream may be cut: after each line break, and every 13 characters. */
function endsOfPrefixes(text: string): number[] {
  const positions = Array.from({ length: text.length }, (_, index) => index);
  return positions.filter((at) => at % 13 === 0 || text[at - 1] === '\n');
}

describe('odd answers', () => {
  test('there are at least 90', () => {
    expect(answers.length).toBeGreaterThanOrEqual(90);
  });

  test.each(answers)('reads %s as a person does', (name, text) => {
    expect(reading(text)).toEqual(expectedOf(name));
  });

  test.each(answers)('never takes back a shown line of %s while it streams', (_name, text) => {
    const { given } = readRecipe(text);
    for (const end of endsOfPrefixes(text))
      expectKept(readPartialRecipe(text.slice(0, end)), given);
  });
});
