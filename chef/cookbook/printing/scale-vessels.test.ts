import { expect, test } from 'vitest';
import { scaleVessels } from './scale-vessels.ts';

test.each([
  ['twice a pie is two pies', 'Line a 23 cm pie dish.', 2, 'Line two 23 cm pie dishes.'],
  ['twice two cakes are four', 'Grease two 20 cm cake tins.', 2, 'Grease four 20 cm cake tins.'],
  ['half a pie is a small one', 'Line a 23 cm pie dish.', 0.5, 'Line a 16 cm pie dish.'],
  ['a little more cake is a larger one', 'a 23 cm deep cake tin', 1.4, 'a 28 cm deep cake tin'],
  ['a square dish may be large', 'a 24 cm square dish', 2, 'a 33 cm square dish'],
  ['two dozen muffins', 'Line a 12-hole muffin tin.', 2, 'Line two 12-hole muffin tins.'],
  ['nine muffins', 'Line a 12-hole muffin tin.', 0.75, 'Line a 12-hole muffin tin.'],
  ['one dozen of two', 'Grease two 12-hole bun tins.', 0.5, 'Grease a 12-hole bun tin.'],
  ['one frying pan may be larger', 'a 20 cm frying pan', 2, 'a 28 cm frying pan'],
])('%s', (_, text, factor, scaled) => {
  expect(scaleVessels(text, factor, false)).toBe(scaled);
});
