import { expect, test } from 'vitest';
import { cleanTitle } from './read-preamble.ts';

test.each([
  ['"Lemon Dal"', 'Lemon Dal'],
  ['“Lemon Dal”:', 'Lemon Dal'],
  ['Recipe: "Lemon Dal"', 'Lemon Dal'],
  ['Smoothie with Hemp "Milk"', 'Smoothie with Hemp "Milk"'],
  ['“Chicken” Nuggets', '“Chicken” Nuggets'],
  ['"Chicken" and "Waffles"', '"Chicken" and "Waffles"'],
  ["Smoothie with Hemp 'Milk'", "Smoothie with Hemp 'Milk'"],
  ["Grandma's Dal", "Grandma's Dal"],
])('removes quotation marks around a title, not within it: %s', (title, read) => {
  expect(cleanTitle(title)).toBe(read);
});
