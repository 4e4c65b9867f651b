import { describe, expect, test } from 'vitest';
import { hex } from '../colour.ts';
import { readColour } from './read-colour.ts';
import { readDish } from './read-dish.ts';

/** Reads a dish with the given title, look and ingredients. */
function read(
  title: string,
  look: string,
  ingredients: readonly string[],
  instructions: readonly string[] = [],
) {
  const photoPrompt = `${title}: ${look}; close view at an angle.`;
  return readDish({ title, ingredients, instructions, photoPrompt }, 'seed');
}
const ids = (foods: readonly { ingredient: { id: string } }[]) =>
  foods.map(({ ingredient }) => ingredient.id);

describe('readDish with look words', () => {
  test('draws mince as balls when the look mentions meatballs', () => {
    const steps = ['Simmer the beef mince in the passata for 20 minutes.'];
    const foods = ['500 g beef mince', '400 g passata'];
    const balls = read('Albóndigas en Salsa', 'small meatballs in sauce, in a dish', foods, steps);
    expect(balls.form).toBe('stew');
    expect(balls.pieces[0]?.cut).toBe('whole');
    expect(read('Ragù', 'a loose sauce, in a dish', foods, steps).pieces[0]?.cut).toBeUndefined();
  });

  test('shows eggs as ribbons or whole as the look says, otherwise not at all', () => {
    const foods = ['4 eggs', '1 l chicken stock', '2 spring onions, sliced'];
    const eggIn = (arrangement: string) =>
      read('Village Soup', `${arrangement}, in a bowl`, foods, [
        'Pour the eggs into the stock.',
      ]).pieces.find(({ ingredient }) => ingredient.id === 'egg');
    expect(eggIn('egg ribbons hanging in broth')?.cut).toBe('torn');
    expect(eggIn('a halved egg in broth')?.cut).not.toBe('torn');
    expect(eggIn('a halved egg in broth')).toBeDefined();
    expect(eggIn('clear broth')).toBeUndefined();
  });

  test('tints rice with the look colour, but does not give a loaf’s crumb the crust colour', () => {
    const rice = read('Saffron Risotto', 'a pool, in a plate; colours: deep yellow', [
      '300 g risotto rice',
    ]);
    expect(rice.base?.food.tint).toBe(readColour('deep yellow'));
    const brightness = (code: string) => hex(code).reduce((sum, part) => sum + part, 0);
    const bread = read('White Loaf', 'a loaf, in a board; colours: mahogany', [
      '500 g plain flour',
    ]);
    expect(brightness(bread.dough.crumb)).toBeGreaterThan(2 * brightness(bread.dough.crust));
  });

  test('keeps on a plate only foods that the look mentions; keeps all without a look', () => {
    const foods = ['700 g octopus', '300 g waxy potatoes, sliced', '60 g raisins'];
    const steps = ['Simmer the octopus, the potatoes and the raisins for 40 minutes.'];
    const told = read('Octopus', 'coins over slices of potato, in a plate', foods, steps);
    expect(told.form).toBe('main-plate');
    expect(ids(told.pieces)).toEqual(['octopus', 'potato']);
    const untold = readDish({ title: 'Octopus', ingredients: foods, instructions: steps }, 'seed');
    expect(ids(untold.pieces)).toContain('raisins');
  });

  test('leaves bones out of a broth unless the look mentions them', () => {
    const foods = ['500 g chicken wings', '200 g ramen noodles', '1 l chicken stock'];
    const steps = ['Simmer the chicken wings in the stock for 60 minutes.', 'Boil the noodles.'];
    const plain = read('Ramen', 'noodles in broth, in a bowl', foods, steps);
    const withWings = read('Ramen', 'noodles and wings in broth, in a bowl', foods, steps);
    expect(ids(plain.pieces)).not.toContain('chicken-wing');
    expect(ids(withWings.pieces)).toContain('chicken-wing');
  });

  test('keeps the meat of a blended sauce visible', () => {
    const dish = read(
      'Butter Chicken',
      'chunks in sauce, in a bowl',
      ['600 g chicken thighs, in chunks', '500 g passata'],
      ['Simmer the chicken in the passata for 20 minutes.', 'Blend the sauce until smooth.'],
    );
    expect(ids(dish.pieces)).toEqual(['chicken-thigh']);
  });
});
