import { expect, test } from 'vitest';
import { shoppingList, shoppingListText } from './shopping-list.ts';

const ingredients = [
  '400 g waxy potatoes, in 2 cm dice',
  'For the sauce:',
  '2 salmon fillets, skin on',
  '½ tsp fine salt',
  '2 × 400 g tins butter beans, drained',
  '1 lemon',
  'For the garnish',
];

test('groups the ingredients by aisle and leaves headings out', () => {
  const groups = shoppingList(ingredients);
  expect(groups.map(({ aisle, items }) => [aisle, items.map(({ index }) => index)])).toEqual([
    ['Fruit and vegetables', [0, 5]],
    ['Meat and fish', [2]],
    ['Tins, jars and sauces', [4]],
    ['Check at home first', [3]],
  ]);
});

test('lists every ingredient to buy exactly once', () => {
  const listed = shoppingList(ingredients).flatMap(({ items }) => items);
  expect(listed.map(({ line }) => line).toSorted()).toEqual(
    ingredients.filter((line) => !line.startsWith('For')).toSorted(),
  );
});

test('the text to send contains only the items that are not ticked', () => {
  const recipe = { name: 'Salmon', servings: 1 };
  const text = shoppingListText(recipe, shoppingList(ingredients), new Set([0, 3, 4]));
  expect(text).toBe(
    [
      'Shopping list: Salmon, for 1 serving',
      '',
      'Fruit and vegetables',
      '- 1 lemon',
      '',
      'Meat and fish',
      '- 2 salmon fillets, skin on',
    ].join('\n'),
  );
});
