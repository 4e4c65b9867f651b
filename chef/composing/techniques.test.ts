import { expect, test } from 'vitest';
import { attemptDish } from './attempt-dish.ts';
import { isDoneIn } from './techniques.ts';

const courses = ['Dinner', 'Side', 'Breakfast', 'Snack', 'Appetizer', 'Dessert', 'Salad'];

function dishFor(course: string, technique: string, seed: string) {
  const selections = { Course: [course], Techniques: [technique] };
  const attempt = attemptDish({ selections, wish: '' }, seed);
  if (!('dish' in attempt)) throw new Error(attempt.refusal);
  return attempt.dish;
}

test.each([
  'Grilling',
  'Air Frying',
  'Steaming',
  'Poaching',
  'Braising',
  'Pan-Searing',
  'Simmering',
  'Roasting',
])('%s is done by a step, or the description says that it is not', (technique) => {
  for (const course of courses) {
    const dish = dishFor(course, technique, 'technique');
    const isSaid = dish.description.includes(`“${technique}” did not fit`);
    expect([course, dish.title, isSaid || isDoneIn(dish, technique)]).toEqual([
      course,
      dish.title,
      true,
    ]);
  }
});

test.each(['Grilling', 'Air Frying', 'Steaming', 'Poaching', 'Braising'])(
  'dinners are cooked by %s, in the words of their steps',
  (technique) => {
    const words = { Grilling: /grill/i, 'Air Frying': /air-fry/i, Steaming: /steam/i };
    const sign = words[technique as keyof typeof words] ?? new RegExp(technique.slice(0, 5), 'i');
    const done = ['a', 'b', 'c', 'd'].filter((seed) =>
      dishFor('Dinner', technique, seed).steps.some(({ text }) => sign.test(text)),
    );
    expect(done).toHaveLength(4);
  },
);
