import { expect, test } from 'vitest';
import { splitAmount } from './split-amount.ts';

test.each([
  ['400 g waxy potatoes, in 2 cm dice', '400\u00a0g', 'waxy potatoes', 'in 2 cm dice'],
  ['2 tbsp olive oil', '2\u00a0tbsp', 'olive oil', ''],
  ['¾ tsp fine salt', '¾\u00a0tsp', 'fine salt', ''],
  ['1 ½ cups rice', '1\u00a0½\u00a0cups', 'rice', ''],
  ['1/2 tsp cumin', '1/2\u00a0tsp', 'cumin', ''],
  ['2-3 cloves of garlic, grated', '2-3\u00a0cloves', 'garlic', 'grated'],
  ['1 lemon', '1', 'lemon', ''],
  ['2½ × 400 g tins beans, drained', '2½\u00a0× 400\u00a0g', 'tins beans', 'drained'],
  ['½ cup plus 1½ tbsp cocoa', '½\u00a0cup plus 1½\u00a0tbsp', 'cocoa', ''],
  ['1–1⅓ cups breadcrumbs', '1–1⅓\u00a0cups', 'breadcrumbs', ''],
  ['1½-inch piece fresh ginger', '1½-inch', 'piece fresh ginger', ''],
  ['13½ fl oz milk', '13½\u00a0fl\u00a0oz', 'milk', ''],
  ['3 large eggs', '3', 'large eggs', ''],
  ['400ml coconut milk', '400ml', 'coconut milk', ''],
  ['Salt and pepper, to taste', '', 'Salt and pepper', 'to taste'],
  ['A pinch of saffron', 'A\u00a0pinch', 'saffron', ''],
])('splits "%s"', (line, amount, what, note) => {
  expect(splitAmount(line)).toEqual({ amount, what, note });
});
