import { expect, test } from 'vitest';
import { linesAt, linesOf } from './lines.ts';
import { isAnotherSense } from './other-senses.ts';

const nothing = { title: '', description: '', ingredients: [], instructions: [], tips: [] };

/** Returns, for each food of a step, whether its name has another sense there. */
function senses(step: string): Record<string, boolean> {
  const [line] = linesAt(linesOf({ ...nothing, instructions: [step] }), 'instructions');
  return Object.fromEntries(
    (line?.foods ?? []).map((food) => [
      food.text,
      line !== undefined && isAnotherSense(food, line),
    ]),
  );
}

test.each([
  ['speck', 'Bake until gold and a skewer comes out with only a damp speck; cool.'],
  ['date', 'Label with the date, or you will never remember.'],
  ['date', 'Label the jars with the name and date.'],
  ['date', 'Mark the lids with today’s date and store them.'],
  ['squash', 'Simmer until the seeds squash between your fingers.'],
  ['squash', 'Boil them until they squash easily.'],
])('%s is no food: %s', (name, step) => {
  expect(senses(step)[name]).toBe(true);
});

test.each([
  ['speck', 'Fry a little speck.'],
  ['speck', 'A skewer comes out clean. Add a smoked speck.'],
  ['speck', 'Wrap each skewer in a thin speck.'],
  ['date', 'Stuff each one with the date.'],
  ['date', 'Mark each with the date and bake.'],
  ['dates', 'Label the jar and add the dates.'],
  ['date syrup', 'Label the jars with the date syrup.'],
  ['squash', 'Crush the squash between your fingers.'],
  ['squash', 'Wait until the squash between your fingers is soft.'],
])('%s is the food: %s', (name, step) => {
  expect(senses(step)[name]).toBe(false);
});
