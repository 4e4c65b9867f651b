import { expect, test } from 'vitest';
import { printDish } from '../printing/print-dish.ts';
import { readDish } from '../reading/read-dish.ts';
import { checkWording } from './check-wording.ts';

const text = `---
title: A Dish
servings: 4
prep time: 10 min
cook time: 20 min
difficulty: Easy
because: It is.
description: A dish.
tips: [One., Two.]
look: {vessel: a bowl, arrangement: heaped, colours: red}
---
Fry @onions{2} for ~{20%minutes}.`;

/** Returns a real draft with the given steps. */
function draftOf(...instructions: string[]) {
  const { dish } = readDish({ path: 'breads/x', text });
  if (!dish) throw new Error('the dish of this test cannot be read');
  return { ...printDish(dish, 4, () => undefined), instructions };
}

test.each([
  ['Make ready the the dressing.', 'the the'],
  ['Add the tbsp paprika.', 'the tbsp'],
  ['Add salt , then stir.', ' ,'],
  ['Beat 1½ eggs.', '½ eggs'],
  ['Fry 2 onion.', '2 onion'],
  ['Beat 1 eggs.', '1 eggs'],
])('finds the slip in “%s”', (step, match) => {
  expect(checkWording(draftOf(step)).map((found) => found.match)).toEqual([match]);
});

test.each([
  'Fry the 2 onions in 1 tbsp oil, so that the kilo of meat fits.',
  'Add 2 tomato halves and 1 egg yolk.',
  'Spread half of the 1.2 kg potatoes in a tin.',
])('finds no slip in “%s”', (step) => {
  expect(checkWording(draftOf(step))).toEqual([]);
});
