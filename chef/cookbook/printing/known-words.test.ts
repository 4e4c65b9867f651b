import { expect, test } from 'vitest';
import { judge } from '#recipes/checks/judge.ts';
import { understand } from '#recipes/selections/understand.ts';
import { readCookbookFile } from '#server/disk/cookbook-file.ts';
import { readCompiledCookbook } from '../cookbook.ts';
import { printDish } from './print-dish.ts';

// A word that may be an unknown food is never served to a cook with an allergy, so its dish would be refused.
test('the checks know every word of every dish', { timeout: 600_000 }, async () => {
  const book = readCompiledCookbook(await readCookbookFile());
  const understood = understand({ selections: { Allergens: ['Lupin'] }, wish: '' });
  if (!understood.ok) throw new Error('The allergen is not understood.');
  const unknown = book.dishes
    .filter(({ courses }) => courses.length > 0)
    .flatMap((dish) => {
      const draft = printDish(dish, dish.servings, book.find);
      return judge(draft, understood.requirements.bans)
        .flatMap(({ broken }) => broken)
        .filter(({ reason }) => reason === 'not a food that the checks know')
        .map(({ where, match }) => `${dish.path}, ${where}: ${match}`);
    });
  expect(unknown).toEqual([]);
});
