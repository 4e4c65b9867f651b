import { expect, test } from 'vitest';
import { isDrawn } from './is-drawn.ts';

const content = 'a1'.repeat(20);

test.each([
  [`/storage/recipe-pictures/house/${content}.webp`, true],
  [`https://table.example/objects/house/${content}.webp?v=2`, true],
  ['/assets/dish-sample-1200-B2x_9.avif', true],
  [`/storage/recipe-pictures/0f3c/${content}.webp`, false],
  ['https://pictures.example/house/dinner.webp', false],
  ['/images/stock-recipe.webp', false],
  ['', false],
  [null, false],
])('a picture at %s is drawn: %s', (image, expected) => {
  expect(isDrawn(image)).toBe(expected);
});
