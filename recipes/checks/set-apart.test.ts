import { describe, expect, test } from 'vitest';
import { checkFoodSafety } from './food-safety.ts';

const outcomeOf = (ingredients: string[], step: string, tips: string[] = []) =>
  checkFoodSafety({
    title: 'A Dish',
    description: '',
    ingredients,
    instructions: [step],
    tips,
  }).outcome;

describe('a share of a glaze', () => {
  const pork = ['600 g pork tenderloin', '60 ml maple syrup'];
  const cooksOn =
    'Put the pork in a pan and pour the first half of the glaze over. Spoon the clean half of the glaze over it and roast for 30 minutes, to 63 °C. Slice and serve.';
  const overSalad =
    'Spoon the reserved half of the glaze over the salad and roast the pork for 30 minutes, to 63 °C.';
  const pourRest = 'Put the pork in a pan and pour the rest of the glaze over.';

  test.each([
    ['Whisk a glaze and set half of it aside in a clean cup.'],
    ['Whisk the glaze. Set half of the glaze aside in a small bowl.'],
    ['Whisk the glaze. Pour half into a jug.'],
  ])('that went into its own vessel before the meat passes: “%s”', (first) => {
    expect(outcomeOf(pork, `${first} ${cooksOn}`)).toBe('passed');
  });

  test.each([
    ['Toss the pork in the glaze. Set half of it aside.'],
    ['Toss the pork in the glaze. Set half of the glaze aside in a clean cup.'],
    ['Whisk a glaze.'],
    ['Whisk the glaze. Roll the pork in it. Set half aside.'],
    ['Whisk the glaze. Roll the pork in it. Set half aside in a clean cup.'],
    ['Coat the chicken with it. Keep back half.'],
    ['Pour the glaze over the pork and set half of it aside.'],
    ['Pour the glaze over the pork and set half of it aside in a clean cup.'],
    ['Whisk the glaze. Set half of it aside.'],
    ['Whisk the glaze, chop the parsley and set half of it aside in a clean cup.'],
    ['Whisk the glaze. Set half of the parsley aside in a clean cup.'],
    ['Whisk the glaze and set half aside in a clean cup. Dip the raw pork into the cup.'],
    ['Whisk the glaze and set half of it aside in a clean cup. Stir both halves together.'],
  ])('that meat may have touched fails: “%s”', (first) => {
    expect(outcomeOf(pork, `${first} ${cooksOn}`)).toBe('failed');
  });

  test.each([
    [
      `Chop the parsley and set half of it aside. Whisk the glaze. Put the pork in a pan and pour the glaze over. ${overSalad}`,
    ],
    [
      'Marinate the pork in the glaze overnight. Set half of the glaze aside. Put the pork in a pan and pour the rest over. Spoon the reserved half of the glaze over the rice to serve, and roast the pork for 30 minutes, to 63 °C.',
    ],
    [
      `Whisk the glaze and set half of it aside in a clean cup. ${pourRest} Brush the raw pork with the reserved half, dipping the brush back into the cup. Spoon the clean half of the glaze over the salad and roast the pork for 30 minutes, to 63 °C.`,
    ],
    [
      'Put the pork in the sauce. Roast the peppers for 30 minutes. Set half of the sauce aside. Put the pork in a pan and pour the rest of the sauce over. Spoon the reserved half of the sauce over the salad and roast the pork for 30 minutes, to 63 °C.',
    ],
    [
      'Chop the parsley and set half of it aside in a small bowl. Put the pork in the sauce. While the sauce simmers, spoon some of it over the salad with the reserved half of the parsley.',
    ],
    [
      'Rinse the parsley and set half of it aside in a small bowl. Put the pork in the sauce. While the sauce simmers, spoon some of it over the salad with the reserved half of the parsley.',
    ],
  ])('that is eaten raw after the meat fails: “%s”', (step) => {
    expect(outcomeOf(pork, step)).toBe('failed');
  });
});

describe('a jar at room temperature', () => {
  const foods = ['250 g kimchi', '300 g pork belly', '200 g rice', '2 eggs'];

  test.each([
    ['The kimchi is alive. Leave the tub of shrimp on the counter overnight.'],
    ['The kimchi is alive. Leave the tub of leftovers on the counter overnight.'],
    ['The kimchi is alive. Leave the tub of mackerel on the counter overnight.'],
    ['The kimchi is alive. Leave the jar of oysters on the counter overnight.'],
    ['Kimchi is sour. Leave the jar of stew on the counter overnight.'],
    ['Kimchi, pork and rice keep well together. Leave the tub on the counter overnight.'],
    ['Kimchi jjigae leftovers freeze. Leave the tub at room temperature overnight.'],
    ['Sauerkraut casserole keeps. Leave the tub on the worktop overnight.'],
    ['Kefir marinade for the lamb wants time. Leave the tub at room temperature overnight.'],
    ['Kefir panna cotta sets slowly. Leave the jar at room temperature overnight.'],
    ['This starter is a chicken liver parfait. Leave the jar on the counter overnight.'],
    ['Kimchi jars filled with the cooked pork keep. Leave the jar on the counter overnight.'],
    ['Kimchi goes into a jar with the cooked pork. Leave the jar on the counter overnight.'],
    ['Kimchi goes into a jar with pork. Leave the jar on the counter overnight.'],
    ['Fill the rolls with salmon. Leave them out overnight.'],
    ['Ladle the pork stew with its kimchi into a jar. Leave the jar on the counter overnight.'],
    [
      'Kimchi with pork makes the better stew. If yours is young, leave the jar on the counter for a day.',
    ],
    [
      'Sour kimchi makes the better stew. If yours is young, leave the jar of pork on the counter for a day.',
    ],
    ['Kimchi makes the better stew. Leave the jar on the counter overnight.'],
    ['Kimchi stew tastes better the next day. Leave the jar at room temperature overnight.'],
    ['The kimchi and pork stew keeps well. Leave the jar at room temperature for a day.'],
    ['Stir the kimchi into the stew. Leave the pot at room temperature overnight.'],
  ])('of anything else may not stand: “%s”', (tip) => {
    expect(outcomeOf(foods, 'Stir.', [tip])).toBe('failed');
  });
});
