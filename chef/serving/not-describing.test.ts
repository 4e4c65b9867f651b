import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCompiledCookbook } from '#chef/cookbook/cookbook.ts';
import { notDescribing } from './not-describing.ts';

const book = readCompiledCookbook(readFileSync('build/cookbook.json', 'utf8'));
const dish = book.find('cuisines/indian/butter-chicken');

test('returns the choices that do not describe a dish, without hard choices', () => {
  if (!dish) throw new Error('There is no butter chicken.');
  expect(
    notDescribing(dish, {
      Cuisine: ['Indian', 'Caribbean'],
      Techniques: ['Deep Frying'],
      'Dietary Constraints': ['Gluten-Free'],
      'Spice Level': ['Extra Hot'],
    }),
  ).toEqual(['Caribbean', 'Deep Frying', 'Extra Hot']);
  expect(notDescribing(dish, { Cuisine: ['indian'], Course: ['Dinner'] })).toEqual([]);
});
