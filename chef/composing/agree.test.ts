import { expect, test } from 'vitest';
import { isSeveral, withArticles } from './agree.ts';
import { attemptDish } from './attempt-dish.ts';

test.each([
  ['peas', true],
  ['sugar snap peas', true],
  ['asparagus', false],
  ['couscous', false],
  ['watercress', false],
  ['cauliflower', false],
])('%s is plural: %s', (name, several) => {
  expect(isSeveral(name)).toBe(several);
});

test.each([
  ['Plum Crumble with a Almond Top', 'Plum Crumble with an Almond Top'],
  ['in a Oregano Crust', 'in an Oregano Crust'],
  ['a unit of a useful oil', 'a unit of a useful oil'],
  ['a big apple', 'a big apple'],
])('%s → %s', (text, said) => {
  expect(withArticles(text)).toBe(said);
});

/** Matches grammar slips that no printed sentence may contain. */
const slipPattern =
  /\bthe(?=[,.;])|\bthe (?:and|until|with|for)\b|\ba [aeio](?!ne\b)|\b(?:the|The) (?:[a-z]+ )?(?:chickpeas|potatoes|peas|carrots|lentils|eggs|beans|tomatoes) (?:is|goes|has)\b|\b(?:the|The) (?:cauliflower|spinach|broccoli|rice|salmon) (?:are|go|have)\b|\b[Ll]et the (?:[a-z]+ ){1,3}(?:goes|is|has|loses)\b|\b(\p{L}{4,}) (?:and )?\1\b/u;

test.each(['Dinner', 'Soup', 'Side Dish', 'Dessert', 'Breakfast', 'Snack'])(
  'writes no grammar slips: %s',
  (course) => {
    const slips = Array.from({ length: 20 }, (_, at) =>
      attemptDish({ selections: { Course: [course] }, wish: '' }, `grammar ${at}`),
    ).flatMap((attempt) => {
      if (!('dish' in attempt)) return [];
      const { title, description, steps, tips } = attempt.dish;
      return [title, description, ...steps.map(({ text }) => text), ...tips].filter((text) =>
        slipPattern.test(text),
      );
    });
    expect(slips).toEqual([]);
  },
);
