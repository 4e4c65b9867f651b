import { describe, expect, test } from 'vitest';
import { attemptDish } from './attempt-dish.ts';

const courses = ['Breakfast', 'Lunch', 'Dinner', 'Dessert', 'Soup', 'Salad', 'Side Dish', 'Snack'];

function dishesOf(selections: Record<string, string[]>, count: number) {
  return Array.from({ length: count }, (_, seed) =>
    attemptDish({ selections, wish: '' }, `difficulty ${seed}`),
  ).flatMap((attempt) => ('dish' in attempt ? attempt.dish : []));
}

describe('the difficulty of a dish', () => {
  test('is of all three levels, and follows the work', () => {
    const dishes = courses.flatMap((course) => dishesOf({ Course: [course] }, 12));
    const stepsOf = (level: string) => {
      const of = dishes.filter(({ difficulty }) => difficulty === level);
      return of.reduce((sum, { steps }) => sum + steps.length, 0) / of.length;
    };
    for (const level of ['Easy', 'Medium', 'Hard']) {
      expect(dishes.filter(({ difficulty }) => difficulty === level).length, level).toBeGreaterThan(
        2,
      );
    }
    expect(stepsOf('Easy')).toBeLessThan(stepsOf('Medium'));
    expect(stepsOf('Medium')).toBeLessThan(stepsOf('Hard'));
  });

  test.each(['Easy', 'Medium', 'Hard'])(
    '%s is what is mostly got where it is asked for',
    (level) => {
      const dishes = dishesOf({ Course: ['Dinner'], Difficulty: [level] }, 10);
      expect(dishes.filter(({ difficulty }) => difficulty === level).length).toBeGreaterThanOrEqual(
        8,
      );
    },
  );
});
