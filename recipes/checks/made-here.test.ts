import { describe, expect, test } from 'vitest';
import { linesAt, linesOf } from './lines.ts';
import { isMadeHere, madeHere } from './made-here.ts';

const nothing = { title: '', description: '', ingredients: [], instructions: [], tips: [] };
const madeBy = (...instructions: string[]) => [...madeHere(linesOf({ ...nothing, instructions }))];

describe('what the steps make', () => {
  test.each([
    ['gravy', 'Make a gravy.'],
    ['pesto', 'Blend to a coarse pesto.'],
    ['custard', 'For the custard, warm it gently.'],
    ['roux', 'Stir until the roux is golden.'],
    ['noodle', 'Spiralise the carrots into noodles.'],
    ['pancake', 'Divide into four small pancakes.'],
    ['cream', 'Blend the cashews to a smooth cream.'],
    ['meringue', 'Whisk into a stiff meringue.'],
  ])('%s: %s', (name, step) => {
    expect(madeBy(step)).toContain(name);
  });

  test.each([
    ['cream', 'Make a gravy with cream.'],
    ['cream', 'Stir the rice into the cream.'],
    ['cream', 'Pour in the cream and warm until the cream is hot.'],
    ['butter', 'Save a little for the butter.'],
    ['meringue', 'Spoon into a meringue.'],
    ['mayonnaise', 'Dip into the mayonnaise.'],
    ['pastry', 'Roll the filling in pastry.'],
    ['pastry', 'Spoon into the pastry.'],
    ['bun', 'Stuff into 4 buns.'],
    ['bun', 'Add to a bun.'],
    ['pesto', 'Stir in the pesto.'],
  ])('but not what is only used, %s: %s', (name, step) => {
    expect(madeBy(step)).not.toContain(name);
  });
});

describe('the name of what is made here', () => {
  function isExcused(where: 'title' | 'ingredients' | 'instructions', text: string): boolean {
    const part = where === 'title' ? { title: text } : { [where]: [text] };
    const [line] = linesAt(linesOf({ ...nothing, ...part }), where);
    const food = line?.foods.at(-1);
    if (!line || !food) throw new Error(`No food in: ${text}`);
    return isMadeHere(food, line, new Set(['pesto']));
  }

  test('is excused in a later step and in the title', () => {
    expect(isExcused('instructions', 'Toss with the pesto.')).toBe(true);
    expect(isExcused('title', 'Rice with Pesto')).toBe(true);
    expect(isExcused('title', 'Rice with Gravy')).toBe(true);
  });

  test('is not, where it is bought, listed, or another', () => {
    expect(isExcused('instructions', 'Or use shop-bought pesto.')).toBe(false);
    expect(isExcused('instructions', 'Add 2 tbsp pesto.')).toBe(false);
    expect(isExcused('instructions', 'Open a jar of pesto.')).toBe(false);
    expect(isExcused('ingredients', '2 tbsp pesto')).toBe(false);
    expect(isExcused('instructions', 'Stir in the mayonnaise.')).toBe(false);
    expect(isExcused('title', 'Rice with Cream')).toBe(false);
  });
});
