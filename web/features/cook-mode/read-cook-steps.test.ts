import { describe, expect, test } from 'vitest';
import { readCookSteps } from './read-cook-steps.ts';

const tray = {
  ingredients: [
    'For the tray:',
    '400 g waxy potatoes, in 2 cm dice',
    '2 tbsp olive oil',
    '250 g asparagus, trimmed',
    '2 salmon fillets',
    '1.2 litres chicken stock',
    '20 g dill, chopped',
    'Honey – 1 tbsp',
  ],
  instructions: [
    'Heat the oven to 220 °C (425 °F). Toss the potatoes with half of the olive oil and roast for 20 to 25 minutes.',
    'Push the potatoes aside. Add the 250 g asparagus, one of the salmon fillets and 1 tsp honey and roast for 10 minutes.',
    'Stir some of the dill and the remaining oil into the stock and simmer for 5 minutes. Leave to rest for 2 minutes.',
    'Serve with the rest of the dill.',
  ],
};
const steps = readCookSteps(tray);
const uses = (at: number) =>
  (steps[at]?.ingredients ?? []).map(({ amount, name, again }) =>
    `${again ? '~' : ''}${amount} ${name}`.replaceAll('\u00a0', ' ').trim(),
  );

describe('a step', () => {
  test('lists its ingredients with full, partial and remaining amounts', () => {
    expect(uses(0)).toEqual(['400 g waxy potatoes', '1 tbsp olive oil']);
    expect(uses(1)).toEqual([
      '250 g asparagus',
      'one of 2 salmon fillets',
      '1 tsp Honey',
      '~400 g waxy potatoes',
    ]);
    expect(uses(2)).toEqual(['some of 20 g dill', '1 tbsp olive oil', '1.2 litres chicken stock']);
    expect(uses(3)).toEqual(['rest of 20 g dill']);
  });

  test('lists its times as named timers', () => {
    expect(steps.map(({ times }) => times.map(({ name }) => name))).toEqual([
      ['Roast'],
      ['Roast'],
      ['Simmer', 'Rest'],
      [],
    ]);
    expect(steps[0]?.times[0]).toMatchObject({ durationMs: 1_200_000, longestMs: 1_500_000 });
  });

  test('marks foods with amounts, times and temperatures, and keeps every character', () => {
    const apart = steps[0]?.pieces.filter(({ kind }) => kind !== 'plain') ?? [];
    expect(apart.map(({ text, kind }) => `${kind}: ${text.replaceAll('\u00a0', ' ')}`)).toEqual([
      'heat: 220 °C (425 °F)',
      'food: potatoes',
      'food: olive oil',
      'time: 20 to 25 minutes',
    ]);
    for (const [at, step] of steps.entries()) {
      const joined = step.pieces.map(({ text }) => text).join('');
      expect(joined.replaceAll('\u00a0', ' ')).toBe(tray.instructions[at]);
    }
  });

  test('that uses all remaining ingredients lists those not named before', () => {
    const smoothie = readCookSteps({
      ingredients: ['1 banana', '200 ml oat milk', '1 tbsp oats'],
      instructions: ['Peel the banana.', 'Blend all the remaining ingredients for 1 minute.'],
    });
    expect(smoothie[1]?.ingredients.map(({ name }) => name)).toEqual(['oat milk', 'oats']);
  });

  test('without ingredients or times has empty lists', () => {
    const [only] = readCookSteps({ ingredients: [], instructions: ['Serve at once.'] });
    expect(only).toMatchObject({ ingredients: [], times: [] });
    expect(readCookSteps({ ingredients: ['1 egg'], instructions: [] })).toEqual([]);
  });
});

describe('a time of a step', () => {
  test.each([
    'Chop the rice, 12 minutes.',
    'Take about 9 minutes to cut the rice.',
    'After 18 minutes the rice should be tender.',
    'Beat the oil with the brown sugar for 3 minutes.',
    'Bring the water to the boil over high heat, 10 minutes.',
  ])('spent on hands-on work gets no timer: %s', (text) => {
    const [step] = readCookSteps({
      ingredients: ['200 g rice', '1 tbsp oil'],
      instructions: [text],
    });
    expect(step?.times).toEqual([]);
  });
});

describe('the name of a timer', () => {
  test.each([
    ['Add the rice. Cook the rice in the water, covered, for 15 minutes.', 'Cook the rice'],
    ['Let it rest for 3 minutes.', 'Rest'],
    ['Heat the oil and fry the rice for 3 minutes.', 'Fry the rice'],
    ['Leave for 5 minutes.', 'Rest'],
    ['Brown the rice in the oil, 5 minutes.', 'Brown the rice'],
    [
      'Beat the oil with the brown sugar, then brown it over a medium heat for 4 minutes.',
      'Brown the oil',
    ],
    ['Add the rice and put the dish into the oven for 20 minutes.', 'Bake'],
    ['Stir in the rice for 1 minute.', 'Cook the rice'],
    ['Leave the rice to cool for 10 minutes.', 'Cool the rice'],
    ['Cover and put in the fridge for 2 hours.', 'Chill'],
    ['Keep it warm: for 5 minutes.', 'Rest'],
    ['Let the rice give up its moisture over a medium heat for 6 minutes.', 'Cook the rice'],
    ['Let the rice stand off the heat for 6 minutes.', 'Stand the rice'],
    [
      'Drain the rice with the oil. Toss it in the sauce over a high heat for 2 minutes.',
      'Cook the rice',
    ],
    ['Drain the rice. Heat the oil. Toss it in the pan for 2 minutes.', 'Cook'],
  ])('%s', (text, name) => {
    const [step] = readCookSteps({
      ingredients: ['200 g rice', '1 tbsp oil'],
      instructions: [text],
    });
    expect(step?.times[0]?.name).toBe(name);
  });
});
