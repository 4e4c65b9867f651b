import { describe, expect, test } from 'vitest';
import { readDish } from '../reading/read-dish.ts';
import { countsPortions, scaleCounts } from './scale-counts.ts';

function dishOf(body: string) {
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
Take @olive oil{1%tbsp}.

${body}`;
  const { dish, problems } = readDish({ path: 'breads/x', text });
  if (!dish) throw new Error(JSON.stringify(problems));
  return dish;
}

function scaled(body: string, factor: number) {
  const { steps, minutesMore } = scaleCounts(dishOf(body).steps, factor);
  const text = steps
    .slice(1)
    .map(({ segments }) => segments.map((one) => ('text' in one ? one.text : '')).join(''))
    .join('\n');
  return { text, minutesMore };
}

describe('counts in the steps, for more or fewer servings', () => {
  test.each([
    ['balls', 'Press it into 24 balls of 30 g.', 3, 'Press it into 72 balls of 30 g.'],
    [
      'pieces without a noun',
      'Divide it into eight. Rest all eight.',
      0.5,
      'Divide it into four. Rest all four.',
    ],
    [
      'rounds of a size',
      'Roll it out and cut eight 17 cm rounds.',
      0.5,
      'Roll it out and cut four 17 cm rounds.',
    ],
    ['hollows', 'Press four hollows into the sauce.', 0.5, 'Press two hollows into the sauce.'],
    ['glasses', 'Pour it into two tall glasses.', 2, 'Pour it into four tall glasses.'],
    ['one glass', 'Pour it into two tall glasses.', 0.5, 'Pour it into a tall glass.'],
    [
      'trays',
      'Set them apart on two lined baking trays.',
      2,
      'Set them apart on four lined baking trays.',
    ],
    ['a small tin', 'Line a 23 cm tart tin with it.', 0.5, 'Line a 16 cm tart tin with it.'],
    [
      'two dishes',
      'Pour it all into a 33 cm baking dish.',
      2,
      'Pour it all into two 33 cm baking dishes.',
    ],
    [
      'a tin with two sides',
      'Line a 25 × 35 cm tin with it.',
      0.5,
      'Line an 18 × 25 cm tin with it.',
    ],
    [
      'a pan for one',
      'Simmer it in a wide frying pan until thick.',
      0.25,
      'Simmer it in a small frying pan until thick.',
    ],
  ])('%s', (_, written, factor, wanted) => {
    expect(scaled(written, factor).text).toBe(wanted);
  });

  test.each([
    ['a fold', 'Fold it in three and cut it into four.'],
    ['what is said of each', 'Cut each carrot into eight pieces.'],
    ['lots of whisking', 'Beat in the eggs in three lots until smooth.'],
    ['the size of a cut', 'Cut it into 7 cm squares.'],
    ['fingers', 'Press all ten fingers down to the tin.'],
    ['how many fit in the pan', 'Fry four pieces until dark, then the rest.'],
  ])('does not change %s', (_, written) => {
    expect(scaled(written, 2).text).toBe(written);
  });

  test('more lots take more minutes', () => {
    expect(scaled('Fry them in two lots, ~{12%minutes} in all, until brown.', 3)).toEqual({
      text: 'Fry them in six lots, 36 minutes in all, until brown.',
      minutesMore: 24,
    });
  });

  test('the words about lots are removed when one lot is left', () => {
    expect(scaled('Fry them in two lots, ~{12%minutes} in all, until brown.', 0.5)).toEqual({
      text: 'Fry them, 6 minutes, until brown.',
      minutesMore: -6,
    });
  });

  test('the count of the others excludes the first', () => {
    const written = 'Cut it into 6 balls. Fry one.\n\nThe other five naan take ~{15%minutes}.';
    expect(scaled(written, 2)).toEqual({
      text: 'Cut it into 12 balls. Fry one.\nThe other eleven naan take 33 minutes.',
      minutesMore: 18,
    });
  });

  test('the second lot becomes the rest, or is removed', () => {
    const written = 'Fry four. Do the second four in the same way, for ~{3%minutes}.';
    expect(scaled(written, 2)).toEqual({
      text: 'Fry four. Do the rest, four at a time, in the same way, for 9 minutes.',
      minutesMore: 6,
    });
    expect(scaled(written, 0.5)).toEqual({ text: 'Fry four.', minutesMore: -3 });
  });

  test('a pan that is filled several times keeps its size', () => {
    const written = 'Heat a frying pan of 28 cm. Make the others in the same way.';
    expect(scaled(written, 0.5).text).toBe(written);
  });

  test('countsPortions finds steps that cook halves of a batch', () => {
    expect(countsPortions(dishOf('Fry half of the batter. Make the second in the same way.'))).toBe(
      true,
    );
    expect(countsPortions(dishOf('Add half of the cheese and stir. Bake it.'))).toBe(false);
  });
});
