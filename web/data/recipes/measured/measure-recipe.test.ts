import { describe, expect, test } from 'vitest';
import { convertRecipe } from '#recipes/measures/convert/convert-recipe.ts';
import { pantryFood } from '#recipes/measures/convert/pantry-foods.ts';
import { scaleRecipe } from '#recipes/measures/scale/scale-recipe.ts';
import { measureRecipe } from './measure-recipe.ts';
import { mentions, writtenSystem } from './written-system.ts';

const written = {
  name: 'Rice with lemon',
  servings: 4,
  cookTimeMinutes: 20,
  ingredients: ['200 g basmati rice', '1 lemon', '400 ml water'],
  instructions: ['Boil the 200 g rice in the 400 ml water.', 'Roast at 200 °C for 10 minutes.'],
  details: { tips: ['Rinse the 200 g rice.'], notes: ['Read the label.'] },
};
const parts = { scale: { scaleRecipe }, convert: { convertRecipe, pantryFood } };

describe('measureRecipe', () => {
  test('scales ingredients, steps and tips, and returns what scaling cannot know as a note', () => {
    const { recipe, scalingNote } = measureRecipe(
      written,
      { servings: 8, system: undefined },
      parts,
    );
    expect(recipe.ingredients).toEqual(['400 g basmati rice', '2 lemons', '800 ml water']);
    expect(recipe.instructions[0]).toBe('Boil the 400 g rice in the 800 ml water.');
    expect(recipe.details.tips).toEqual(['Rinse the 400 g rice.']);
    expect(recipe.details.notes).toEqual(written.details.notes);
    expect(scalingNote).toMatch(/for 4 servings/);
    expect(recipe).toMatchObject({ name: 'Rice with lemon', servings: 8 });
  });

  test('scales before it converts, and converts oven temperatures', () => {
    const { recipe } = measureRecipe(written, { servings: 8, system: 'us' }, parts);
    expect(recipe.ingredients).toEqual(['2¼ cups basmati rice', '2 lemons', '3⅓ cups water']);
    expect(recipe.instructions[1]).toBe('Roast at 400 °F for 10 minutes.');
  });

  test('returns the recipe unchanged without loaded parts or without a change', () => {
    expect(measureRecipe(written, { servings: 8, system: 'us' }, {}).recipe).toEqual(written);
    expect(measureRecipe(written, { servings: 4, system: undefined }, parts)).toEqual({
      recipe: written,
      scalingNote: null,
    });
  });
});

describe('writtenSystem and mentions', () => {
  const american = {
    ingredients: ['2 cups flour', '1 lb beef', '½ cup milk'],
    instructions: ['Bake at 350°F in a 9x13-inch pan.'],
  };

  test('the written system is that of most measures', () => {
    expect(writtenSystem(written)).toBe('metric');
    expect(writtenSystem(american)).toBe('us');
    expect(writtenSystem({ ingredients: ['3 eggs', '1 tbsp oil'], instructions: [] })).toBe(
      'metric',
    );
  });

  test('words that only look like measures do not count', () => {
    const plain = { ingredients: ['3 garlic cloves', '2 large eggs', '1 lemon'], instructions: [] };
    expect([mentions(plain, 'us'), mentions(plain, 'metric')]).toEqual([false, false]);
    expect(mentions(written, 'us')).toBe(false);
    expect(mentions(american, 'metric')).toBe(false);
  });
});
