import { describe, expect, test } from 'vitest';
import { countNutrition } from './count-nutrition.ts';

const mgOfTeaspoon = 2325;
const sodiumOf = (lines: string[], steps: string[] = []) =>
  countNutrition(lines, 1, steps).sodiumMg;
/** Returns how many teaspoons of the salt are eaten. */
const teaspoons = (lines: string[], steps: string[]) => sodiumOf(lines, steps) / mgOfTeaspoon;

describe('salt in water that is poured away', () => {
  const pasta = ['400 g spaghetti', '4 litres water', '4 tsp salt'];

  test.each([
    ['Bring 4 litres water to the boil with 3 tsp of the salt. Cook the spaghetti, then drain.'],
    ['Boil the water with 3 tsp of the salt.', 'Cook the spaghetti for 10 minutes and drain.'],
    [
      'Cook the spaghetti in the water with 3 tsp of the salt. Save a cup of the cooking water and drain.',
    ],
  ])('%s', (...steps) => {
    const eaten = teaspoons(pasta, [...steps, 'Season the sauce with the remaining 1 tsp salt.']);
    expect(eaten).toBeGreaterThan(1.1);
    expect(eaten).toBeLessThan(1.5);
  });

  test('all salt may go into the water', () => {
    expect(
      teaspoons(pasta, ['Cook the spaghetti in boiling salted water, then drain.']),
    ).toBeLessThan(0.6);
  });

  test('the salt of soaking water is poured away steps later', () => {
    const lines = ['300 g basmati rice', '2 onions', '3 litres water', '2 tsp salt'];
    const soak = 'Leave the basmati rice in a litre of the water with the salt to soak.';
    const eaten = (last: string) => teaspoons(lines, [soak, 'Slice the onions.', last]);
    expect(eaten('Drain the basmati rice and boil it for 5 minutes.')).toBeLessThan(0.3);
    expect(eaten('Boil the basmati rice in its soaking water.')).toBeGreaterThan(1.9);
    expect(eaten('Drain the onions on paper.')).toBeGreaterThan(1.9);
  });

  test.each([
    'Drain the soaked beans and put them in a pot with the water and the salt. Simmer the soup for 1 hour.',
    'Soak the beans in cold water while you bring the water with the salt to the boil. Drain the beans and add them to the soup.',
    'Soak the beans in hot water while you stir the salt into the broth. Drain the beans.',
    'Soak the bulgur in the water with the salt. Drain the beans.',
  ])('salt beside soaked food is eaten: %s', (step) => {
    const lines = ['200 g dried white beans', '100 g bulgur', '2 litres water', '2 tsp salt'];
    expect(teaspoons(lines, [step])).toBeGreaterThan(1.9);
  });

  test.each([
    [
      ['300 g basmati rice', '600 ml water', '1 tsp salt'],
      'Boil the rice in the water with the salt, covered, over low heat for 12 minutes.',
    ],
    [
      ['1 kg chicken legs', '2 litres water', '1 tsp salt'],
      'Simmer the chicken legs in the water with the salt. Lift out the chicken. Strain the broth and serve it.',
    ],
    [
      ['80 g butter', '250 ml water', '1 tsp salt', '150 g flour'],
      'Boil the water, butter and salt and beat in the flour. Fry in oil and drain on paper.',
    ],
    [['4 potatoes', '1 tsp salt'], 'Roast the potatoes with the salt.'],
  ])('salt that stays in the dish is eaten: %s', (lines, step) => {
    expect(teaspoons(lines, [step])).toBeGreaterThan(0.95);
  });

  test('with little water, more of the salt stays in the food', () => {
    const lines = ['250 g brown lentils', '600 ml water', '1 tsp salt'];
    const eaten = teaspoons(lines, [
      'Simmer the brown lentils in 600 ml of the water with 1 tsp of the salt. Drain.',
    ]);
    expect(eaten).toBeGreaterThan(0.3);
    expect(eaten).toBeLessThan(0.5);
  });

  test('a separate line for the water salt works without the steps', () => {
    const lines = ['400 g spaghetti', '1 tsp salt', '1 tbsp salt, for the pasta water'];
    const steps = ['Boil the spaghetti in salted water and drain.', 'Season with the salt.'];
    expect(sodiumOf(lines, steps)).toBe(sodiumOf(lines));
    expect(sodiumOf(lines)).toBeLessThan(2900);
    expect(sodiumOf(['1 tsp salt, plus more for the pasta water'])).toBe(sodiumOf(['1 tsp salt']));
  });
});

describe('salt for drawing water, brining and curing', () => {
  test.each([
    ['60 g salt, for the brine', 0.1],
    ['60 g salt, for salting the aubergines', 0.25],
    ['60 g salt, for curing', 0.25],
    ['1 kg coarse salt, for the salt crust', 0.03],
  ])('%s', (line, share) => {
    const all = sodiumOf([line.split(',')[0] ?? '']);
    expect(sodiumOf([line]) / all).toBeCloseTo(share, 2);
  });

  test.each([
    [
      'Dissolve the salt in the water. Lay in the pork chops, chill for 2 hours, then lift from the brine and pat dry.',
      0.1,
    ],
    ['Toss the aubergines with the salt and leave for 30 minutes. Rinse off and dry.', 0.25],
    [
      'Rub the salmon with the salt and the sugar and chill for 24 hours. Wipe off the salt with a damp cloth.',
      0.25,
    ],
    ['Toss the courgettes with the salt, leave for 10 minutes, then squeeze out the liquid.', 0.6],
    ['Bring the vinegar and the salt to the boil, pour over the onion and leave to pickle.', 0.3],
  ])('%s', (step, share) => {
    expect(teaspoons(['10 tsp salt'], [step]) / 10).toBeCloseTo(share, 2);
  });

  test('a "for the brine" heading applies to the lines below it, up to the next heading', () => {
    const brine = ['For the brine:', '60 g salt', '40 g sugar', 'For the chicken:'];
    const all = [...brine, '800 g chicken breast', '1 tsp salt'];
    const apart = ['60 g salt, for the brine', '40 g sugar, for the brine', ...all.slice(4)];
    expect(countNutrition(all, 4)).toEqual(countNutrition(apart, 4));
    expect(sodiumOf(brine) / mgOfTeaspoon).toBeCloseTo(1, 1);
  });

  test('rinsing another food does not remove the salt', () => {
    const steps = ['Toss the beef with the salt.', 'Drain the noodles, rinse well and serve.'];
    expect(teaspoons(['1 tsp salt'], steps)).toBeCloseTo(1, 1);
  });
});

describe('marinades, brushing and dusting', () => {
  test('half of a discarded marinade counts as eaten', () => {
    const lines = ['800 g chicken breast', '4 tbsp soy sauce', '4 tbsp olive oil'];
    const marinate = 'Mix the soy sauce with the olive oil and marinate the chicken.';
    const thrown = [marinate, 'Lift out the chicken and discard the marinade.'];
    const kept = [marinate, 'Boil down the marinade and serve it.'];
    expect(sodiumOf(lines, thrown)).toBeLessThan(sodiumOf(lines) * 0.6);
    expect(sodiumOf(lines, kept)).toBe(sodiumOf(lines));
  });

  test('half of an egg wash and half of the dusting flour counts as eaten', () => {
    const kcal = (line: string) => countNutrition([line], 1).energyKcal;
    expect(kcal('1 egg, beaten, for egg wash')).toBe(36);
    expect(kcal('1 egg, beaten, to glaze')).toBe(36);
    expect(kcal('50 g plain flour, for dusting')).toBe(91);
    expect(kcal('400 g plain flour, plus 20 g for dusting')).toBe(1456);
  });
});
