import { expect, test } from 'vitest';
import { readDish } from '#photographer/read-dish/read-dish.ts';
import { openRecipeWriter } from '../chef/recipe-writer.ts';
import { spreadDishes } from './spread-dishes.ts';

test('spreads dishes over many forms, the same for the same seed', async () => {
  const writer = await openRecipeWriter();
  const dishes = spreadDishes(writer, 20, 'spread');
  expect(dishes).toHaveLength(20);
  expect(new Set(dishes.map(({ title }) => title)).size).toBe(20);
  expect(new Set(dishes.map((dish) => readDish(dish, '').form)).size).toBeGreaterThan(9);
  expect(spreadDishes(writer, 20, 'spread')).toEqual(dishes);
});
