import { describe, expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import { judge } from '../checks/judge.ts';
import { understand } from '../selections/understand.ts';

/** Returns the words in the recipe that break the selections. */
function found(selections: Selections, title: string, ingredients: string[], steps: string[]) {
  const understood = understand({ selections, wish: '' });
  if (!understood.ok) throw new Error('not understood');
  const recipe = { title, description: '', ingredients, instructions: steps, tips: [] };
  return judge(recipe, understood.requirements.bans).flatMap(({ broken }) =>
    broken.map(({ match }) => match.toLowerCase()),
  );
}

const noAlcohol: Selections = { Avoid: ['Alcohol'] };
const vegan: Selections = { 'Dietary Constraints': ['Vegan'] };
const halal: Selections = { 'Dietary Constraints': ['Halal'] };
const juice = ['700 ml blackcurrant juice', '2 cinnamon sticks'];

describe('glögg of juice', () => {
  test('is only a name', () => {
    const steps = ['Warm the juice with the cinnamon.', 'Ladle the glögg into cups.'];
    expect(found(noAlcohol, 'Blackcurrant Glögg with Orange', juice, steps)).toEqual([]);
  });

  test.each<[string, string[], string]>([
    ['Blackcurrant Glögg', [...juice, '200 ml red wine'], 'Ladle the glögg into cups.'],
    ['Blackcurrant Glögg', juice, 'Warm the juice with 200 ml glögg.'],
    ['Blackcurrant Glögg', juice, 'Top it up with glögg.'],
    ['Blackcurrant Glögg', juice, 'Warm the real glögg.'],
    ['Blackcurrant Glögg', juice, 'Stir in a bottle of glögg.'],
    ['Pears Poached in Glögg', ['4 pears', ...juice], 'Poach the pears in the glögg.'],
    ['Glögg Pears', ['4 pears', ...juice], 'Warm the glögg and add the pears.'],
    ['Glögg', ['4 pears', '30 ml lemon juice'], 'Warm the glögg.'],
  ])('is wine in %s of %s: %s', (title, list, step) => {
    expect(found(noAlcohol, title, list, [step])).not.toEqual([]);
  });
});

describe('tacos al pastor without meat', () => {
  const list = ['300 g mushrooms', '1 pineapple', '8 corn tortillas'];

  test('are named after their spices', () => {
    const title = 'Mushroom and Pineapple Tacos al Pastor with Salsa';
    expect(found(vegan, title, list, ['Fry the mushrooms.'])).toEqual([]);
  });

  test.each<[Selections, string, string[], string]>([
    [vegan, 'Mushroom Tacos al Pastor', list, 'Add the al pastor.'],
    [vegan, 'Mushroom Tacos with al Pastor', list, 'Fry the mushrooms.'],
    [halal, 'Beef Tacos al Pastor', ['300 g beef mince', ...list], 'Fry the mince.'],
  ])('the pork of %s %s is found in %s: %s', (selections, title, foods, step) => {
    expect(found(selections, title, foods, [step])).toContain('al pastor');
  });
});
