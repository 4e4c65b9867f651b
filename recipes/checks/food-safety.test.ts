import { describe, expect, test } from 'vitest';
import { checkFoodSafety } from './food-safety.ts';

type Told = { title?: string; description?: string; tips?: string[] };
const check = (ingredients: string[], instructions: string[], told: Told = {}) =>
  checkFoodSafety({
    title: 'A Dish',
    description: '',
    tips: [],
    ...told,
    ingredients,
    instructions,
  });
const noted = (ingredients: string[], instructions: string[], told?: Told) =>
  check(ingredients, instructions, told)
    .findings.map(({ reason }) => reason)
    .join();

describe('liquid from a pot of raw meat', () => {
  const steaks = ['2 sirloin steaks', '120 ml red wine', '120 ml beef stock'];
  const rested = 'Sear the steaks for 4 minutes a side, to 63 °C, and rest them on a plate.';

  test('a pan sauce of stock and wine is poured over the rested steak', () => {
    const steps = [
      rested,
      'Bubble the red wine in the pan, then add the beef stock for 2 minutes.',
      'Carve the steaks on two plates, and spoon the sauce half over and half around.',
    ];
    expect(noted(steaks, steps)).not.toContain('still raw');
  });

  test('stock in which raw beef still cooks is no dressing', () => {
    const steps = [
      'Lower the steaks into the beef stock.',
      'Ladle half of the stock over the cold salad.',
      'Simmer the steaks until they reach 63 °C.',
    ];
    expect(noted(steaks, steps)).toContain('still raw');
  });
});

describe('heat', () => {
  test.each([
    ['500 g chicken thigh', 'Fry the chicken for 5 minutes.', '74 °C'],
    ['400 g beef mince', 'Brown the mince.', '71 °C'],
    ['2 pork chops', 'Fry the pork.', '63 °C'],
    ['2 salmon fillets', 'Fry the salmon.', '63 °C'],
    ['4 eggs', 'Stir the eggs gently.', '71 °C'],
  ])('%s without a temperature is noted, not refused', (line, step, temperature) => {
    expect(check([line], [step]).outcome).toBe('noted');
    expect(noted([line], [step])).toContain(temperature);
  });

  test.each([
    ['500 g chicken thigh', 'Roast until 74 °C inside.'],
    ['500 g chicken thigh', 'Roast at 200 °C until a thermometer reads 165 °F.'],
    ['8 chicken thighs', 'Roast in a 200 °C oven for 16 minutes, to 74 °C at the bone.'],
    ['2 salmon fillets', 'Fry until opaque and flaking.'],
    ['2 pork chops', 'Fry to 145 °F, then rest for 3 minutes.'],
    ['300 g raw prawns', 'Fry until pink and opaque.'],
    ['200 g cooked chicken breast', 'Toss the chicken through.'],
    ['200 ml chicken stock', 'Stir in.'],
    ['60 g Swedish spiced sprat fillets (ansjovis)', 'Lay the sprats over the potatoes.'],
    ['2 tbsp fish sauce', 'Stir in.'],
    ['1 egg yolk', 'Dip the leeks in the batter and fry at 180 °C for 3 minutes.'],
  ])('%s: “%s” passes', (line, step) => {
    expect(check([line], [step]).findings).toEqual([]);
  });

  test.each([
    ['600 g sushi-grade salmon (previously frozen at -20 °C)', true],
    ['600 g salmon fillet, previously frozen at -20 °C for 24 hours', true],
    ['600 g salmon fillet', false],
    ['300 g chicken breast, previously frozen', false],
  ])('%s, cured in salt, is ready: %s', (line, isReady) => {
    const step = 'Cover it with salt and sugar and cure it in the fridge for 2 days.';
    expect(check([line], [step]).outcome).toBe(isReady ? 'passed' : 'noted');
  });

  test('an oven temperature does not count as a core temperature', () => {
    expect(noted(['500 g chicken thigh'], ['Roast at 200 °C for 40 minutes.'])).toContain('74 °C');
    expect(noted(['500 g chicken thigh'], ['Roast in an oven at 80 °C for 4 hours.'])).toContain(
      '74 °C',
    );
  });

  test.each([
    ['500 g chicken breast', 'Cook the chicken to 60 °C inside.'],
    [
      '500 g chicken breast',
      'Heat the oil to 180 °C and fry the chicken until it reaches 60 °C inside.',
    ],
    ['500 g chicken breast', 'Bring the chicken in its broth to 58 °C in the centre.'],
    ['500 g chicken breast', 'Cook the chicken until it reaches 140 °F.'],
    ['400 g beef mince', 'Grill the burgers until the centre is 55 °C.'],
    ['400 g beef mince', 'Grill the burgers until still pink in the middle.'],
    ['1 whole chicken', 'Roast until the chicken is slightly pink inside.'],
    ['2 duck breasts', 'Cook the duck medium-rare.'],
  ])('%s: “%s” is dangerous', (line, step) => {
    expect(check([line], [step])).toMatchObject({ outcome: 'failed', severity: 'blocking' });
  });

  test.each([
    ['500 g chicken breast', 'Cook until no longer pink in the middle and 74 °C inside.'],
    ['500 g chicken breast', 'Take it out at 70 °C; while it rests it climbs to 74 °C.'],
    ['500 g chicken breast', 'Dissolve the yeast in water at 40 °C. Cook the chicken to 75 °C.'],
    ['300 g raw prawns', 'Cook until pink all through.'],
  ])('%s: “%s” is safe', (line, step) => {
    expect(check([line], [step]).outcome).toBe('passed');
  });
});

describe('handling', () => {
  test.each([
    ['Pale flour tastes of raw dough, so toast it.', 'passed'],
    ['Oil too hot leaves raw dough inside.', 'passed'],
    ['The raw dough balls freeze well for 2 months.', 'passed'],
    ['The raw dough is lovely by the spoonful.', 'noted'],
    ['Keep some raw dough for the cook to nibble.', 'noted'],
    ['The raw dough balls freeze well and make a great snack from the freezer.', 'noted'],
    ['Eat the raw dough with a spoon.', 'failed'],
  ])('“%s” in a tip is %s', (tip, outcome) => {
    expect(check(['200 g plain flour'], ['Stir it.'], { tips: [tip] }).outcome).toBe(outcome);
  });

  test('washing raw poultry fails, advice against washing passes', () => {
    const step = 'Rinse the chicken well, then cook it to 74 °C.';
    expect(check(['500 g chicken breast'], [step])).toMatchObject({
      outcome: 'failed',
      severity: 'repairable',
    });
    expect(
      check(['500 g chicken breast'], ['Do not rinse the chicken. Cook it to 74 °C.']).outcome,
    ).toBe('passed');
  });

  test('dried kidney beans must boil for 10 minutes and not only in a slow cooker', () => {
    expect(noted(['250 g dried red kidney beans'], ['Simmer for an hour.'])).toContain(
      '10 minutes',
    );
    expect(
      check(['250 g dried kidney beans'], ['Soak, boil hard for 10 minutes, then simmer.']).outcome,
    ).toBe('passed');
    expect(
      check(['250 g dried kidney beans'], ['Put all into the slow cooker for 8 hours.']).severity,
    ).toBe('blocking');
  });

  test.each<[string, string[], string[], Told, string]>([
    [
      'raw eggs',
      ['3 eggs', '200 g dark chocolate'],
      ['Fold in the whites until firm.'],
      { title: 'Chocolate Mousse' },
      'pasteurised',
    ],
    ['rice', ['300 g rice'], ['Fry the day-old rice.'], {}, 'rice'],
    ['stuffing', ['1 turkey'], ['Stuff the turkey and roast to 74 °C.'], {}, 'stuffing'],
    [
      'an onion mixture in a bird',
      ['1 turkey'],
      ['Stuff the turkey loosely with the sage and onion mixture, and roast to 74 °C.'],
      {},
      'stuffing',
    ],
    [
      'rice in a bird',
      ['1 chicken', '100 g rice'],
      ['Fill the cavity with the rice and roast to 74 °C.'],
      {},
      'stuffing',
    ],
  ])('%s gets a note', (_name, ingredients, steps, told, reason) => {
    expect(check(ingredients, steps, told).outcome).toBe('noted');
    expect(noted(ingredients, steps, told)).toContain(reason);
  });

  test.each<[string, string[], string[], Told]>([
    [
      'lemon and thyme',
      ['1 chicken'],
      ['Fill the cavity with half a lemon, and roast to 74 °C.'],
      {},
    ],
    [
      'chicken spooned over rice',
      ['300 g chicken thighs', '200 g rice'],
      ['Cook the chicken to 74 °C, boil the rice, and spoon the chicken and egg over the rice.'],
      {},
    ],
    [
      'advice not to taste raw dough',
      ['300 g flour'],
      ['Bake for 20 minutes.'],
      { tips: ['Do not taste the raw dough.'] },
    ],
  ])('%s passes', (_, ingredients, steps, told) => {
    expect(check(ingredients, steps, told).outcome).toBe('passed');
  });

  test.each([
    ['500 g pork loin', 'Cook to 63 °C. Drizzle with the leftover marinade.', 'blocking'],
    ['500 g prawns', 'Thaw the prawns at room temperature. Fry until pink.', 'repairable'],
  ])('%s: “%s” is %s', (line, step, severity) => {
    expect(check([line], [step])).toMatchObject({ outcome: 'failed', severity });
  });

  test.each([
    ['No-Sugar Weaning Porridge', ''],
    ['Porridge', 'Without lumps, so babies love it.'],
    ['Porridge', 'Not just for babies. Give it to infants from 6 months.'],
  ])('honey in “%s. %s” is blocked', (title, description) => {
    expect(check(['1 tbsp honey'], ['Stir.'], { title, description }).severity).toBe('blocking');
  });

  test.each([
    'The marinade makes a rich, sticky sauce: spoon it over.',
    'The marinade makes enough sauce for the rice: drizzle it over.',
  ])('%s', (step) => {
    const steps = ['Marinate the chicken for 1 hour.', 'Grill to 74 °C.', step];
    expect(check(['600 g chicken breast', '100 ml soy sauce'], steps).severity).toBe('blocking');
  });

  test('honey for babies fails, honey with baby carrots passes', () => {
    expect(check(['1 tbsp honey'], ['Stir.'], { title: 'Porridge for Babies' }).severity).toBe(
      'blocking',
    );
    expect(check(['1 tbsp honey'], ['Stir.'], { title: 'Honey-Glazed Baby Carrots' }).outcome).toBe(
      'passed',
    );
  });
});

describe('inedible things', () => {
  test.each([
    ['100 ml bleach'],
    ['45 ml white spirit'],
    ['2 cups gasoline'],
    ['1 tbsp dish soap'],
    ['5 foxglove leaves'],
    ['100 g rhubarb leaves'],
    ['2 tsp eucalyptus essential oil'],
    ['1 death cap, sliced'],
    ['10 g cannabis'],
    ['200 g raw cassava, grated'],
    ['3 crushed tablets'],
    ['50 ml oil, as well as emulsion paint'],
    ['50 ml oil, more of it than nail varnish'],
    ['as little as possible antifreeze'],
    ['as young as possible hemlock leaves'],
    ['a stew to throw the rhubarb leaves into'],
    ['Throw away the stalks and chop the rhubarb leaves'],
    ['Wilt the rhubarb leaves away in butter'],
    ['Turn the fish in sawdust'],
    ['Add bleach and cook to a paste'],
    ['Cook the rice and add it to bleach'],
    ['Turn the heat down and add it to sawdust'],
  ])('%s is blocked', (line) => {
    expect(check([line, '300 g rice'], ['Mix everything.'])).toMatchObject({
      outcome: 'failed',
      severity: 'blocking',
    });
  });

  test.each([
    ['400 g rhubarb', 'Cut off and discard the rhubarb leaves, which are poisonous.'],
    ['400 g rhubarb', 'Use the stalks alone; rhubarb leaves must always go in the bin.'],
    ['400 g rhubarb', 'Use the stalks and throw rhubarb leaves away.'],
    ['1 tsp almond extract', 'Stir in the almond extract.'],
    ['300 g unbleached flour', 'Sift the flour.'],
    ['45 ml white spirit vinegar', 'Toss the cucumber with the white spirit vinegar.'],
    ['200 g cashew nuts', 'Blend until as smooth as emulsion paint.'],
    ['200 g wheat starch', 'Cover the dough, for it dries out faster than nail varnish.'],
    ['160 g tinned tuna', 'Fold in the tuna, as stirring turns it to sawdust.'],
    ['200 g raw prawns', 'Fry until pink. Wash your hands and the board with hot water and soap.'],
    ['1 tsp orange blossom water', 'Stir.'],
  ])('%s: “%s” is edible', (line, step) => {
    expect(check([line], [step]).outcome).toBe('passed');
  });
});

test('only mayonnaise made from unpasteurised eggs gets a note on raw eggs', () => {
  const told = { title: 'Calamari with Lemon Mayonnaise', description: 'Rings with mayonnaise.' };
  const steps = ['Stir the lemon into it and serve.'];
  expect(noted(['120 g mayonnaise (made with pasteurised egg)'], steps, told)).not.toContain(
    'pasteurised',
  );
  expect(noted(['2 eggs', '200 ml oil'], steps, told)).toContain('pasteurised');
});
