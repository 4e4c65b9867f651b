import { expect, test } from 'vitest';
import { isRestriction } from './is-restriction.ts';

test.each([
  'Vegan',
  'We are vegans',
  'Vegan Keto',
  'Halal',
  'Low-FODMAP',
  'Mediterranean Diet',
  'Gluten-Free',
  'Zorb-Free',
  'No pork',
  'Avoid mushrooms',
  'Nut allergy',
  'Peanuts',
  'Milk & Eggs',
  'Shellfish',
  'Lactose intolerant',
  'Diabetic-Friendly',
])('“%s” reads as a restriction', (name) => {
  expect(isRestriction(name)).toBe(true);
});

test.each([
  'Chicken',
  'Spinach',
  'Dinner',
  'Italian',
  'Mediterranean',
  'No Cook',
  'Under 30 Minutes',
  'Family',
  'Light',
  'Slow Cooker',
  'Birthday',
  'Comfort Food',
  'Date Night',
])('“%s” does not read as a restriction', (name) => {
  expect(isRestriction(name)).toBe(false);
});
