import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { printReading } from './print-reading.ts';
import { readRecipe } from './read-recipe.ts';

/** Answers as models send them, each with an expected reading that a person wrote. */
const folder = new URL('./corpus/', import.meta.url);
const names = readdirSync(folder).sort();
const answers = names.filter((name) => !name.endsWith('.expected.json'));

function expectedOf(answer: string): unknown {
  const name = answer.replace(/\.\w+$/, '.expected.json');
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
}

function reading(text: string) {
  const read = readRecipe(text);
  return {
    ...printReading(read),
    photo: read.given.photoPrompt ?? null,
    complete: read.complete,
  };
}

describe('readRecipe on the corpus', () => {
  test('the corpus has at least 95 answers', () => {
    expect(answers.length).toBeGreaterThanOrEqual(95);
  });

  test.each(answers)('reads %s', (name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    expect(reading(text)).toEqual(expectedOf(name));
  });
});
