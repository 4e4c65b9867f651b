import { describe, expect, test } from 'vitest';
import { linesAt, linesOf } from './lines.ts';
import { type SaidAs, saidAs } from './speech.ts';

const nothing = { title: '', description: '', ingredients: [], instructions: [], tips: [] };

/** Returns how a tip or step only mentions its last food; undefined if the food may really be meant. */
function said(text: string, where: 'instructions' | 'tips' = 'instructions'): SaidAs | undefined {
  const [line] = linesAt(linesOf({ ...nothing, [where]: [text] }), where);
  const food = line?.foods.at(-1);
  return line && food && saidAs(food, line);
}

describe('a comparison', () => {
  test.each([
    'Whisk until smooth as cream.',
    'It tastes like butter.',
    'The paste stands in for butter.',
    'You won’t miss the meat.',
    'Aquafaba replaces eggs.',
    'Rub until it looks like uneven breadcrumbs.',
    'Cook until it smells of biscuits.',
    'Stir the roux until it smells of toasted nuts and coffee.',
    'Roll it thicker than wheat pasta.',
    'A brunch somewhere between cong you bing and roti.',
    'Olive oil doing the work of butter.',
    'A cold drink with the soul of a lassi.',
    'Where olive oil does butter’s job.',
    'Sardines step in for the ham.',
    'It sets with seeds instead of a mountain of sugar.',
    'Coil into a snail and flatten again.',
    'It relaxes into something like pouring custard.',
    'Season with the pepper and blend until it pours like cream.',
    'Set them seam side down, snug as sardines.',
    'Press the mixture around the skewers in sausages 12 cm long.',
  ])('does not add the food: %s', (text) => {
    expect(said(text)).toBe('comparison');
  });

  test.each([
    'Use a fat like butter.',
    'Toppings like feta are good.',
    'Something creamy like mascarpone goes well.',
    'Fry until the pan smells of garlic and add butter.',
    'Cook until it smells of cumin and scatter peanuts over it.',
    'Stir until smooth. Add cream.',
    'It is richer with butter.',
    'It tastes wonderful with Parmesan.',
  ])('an example adds the food: %s', (text) => {
    expect(said(text)).toBeUndefined();
  });
});

describe('a warning', () => {
  test.each([
    'Check the labels of the sauces for sulphites.',
    'Many brands of stock contain celery.',
    'Keep the boards clean of other flours.',
  ])('does not add the food: %s', (text) => {
    expect(said(text, 'tips')).toBe('warning');
  });

  test.each(['Serve with panko; check the label.', 'Add mayonnaise of a certified brand.'])(
    'a sentence that adds the food is not one: %s',
    (text) => {
      expect(said(text, 'tips')).toBeUndefined();
    },
  );
});

describe('a quality', () => {
  test.each([
    'It is low in sugar.',
    'It is naturally low in carbohydrates and sugar.',
    'The sugars caramelise.',
    'A crackling spoonful over everything.',
    'Lime supplies the tang.',
    'Brazil loves it.',
    'It warms without burning the tongue.',
    'Stir until the eggs form soft, set curds.',
  ])('does not add the food: %s', (text) => {
    expect(said(text, 'tips')).toBe('quality');
  });

  test.each([
    'Scatter over the crackling.',
    'Add a slice of tongue.',
    'Top with Brazil nuts.',
    'Top with soft white curds.',
  ])('the food itself is not one: %s', (text) => {
    expect(said(text, 'tips')).toBeUndefined();
  });

  test.each(['Add a little sugar.', 'Finish with more sugar.'])('an amount is not: %s', (text) => {
    expect(said(text, 'tips')).toBeUndefined();
  });
});

describe('a verb', () => {
  test.each([
    'Add the beans and mash roughly.',
    'Peel them, and mash everything in a bowl.',
    'If it crumbles a little, rest it.',
    'Toast 15 g of them in a dry pan.',
    'Rest for 4 minutes. Toast ½ of it.',
    'Let it rise until it peeps over the rim.',
    'Pour into glasses, crumble one over the top.',
  ])('does not add the food: %s', (text) => {
    expect(said(text)).toBe('verb');
  });

  test.each(['Serve the mash.', 'Stir in the cream.', 'Spread on toast.'])(
    'a noun is not one: %s',
    (text) => {
      expect(said(text)).toBeUndefined();
    },
  );
});

describe('a colour', () => {
  test.each([
    'Fry until the fat runs orange.',
    'Trickle in the oil until it turns a paler, creamy orange.',
    'Sear for 8 minutes, turning, until caramel brown.',
    'Fry to a deep honey gold, 5 minutes.',
    'Bake until toffee brown and crisp.',
    'Cook until chocolate brown on both sides.',
  ])('does not add the food: %s', (text) => {
    expect(said(text)).toBe('quality');
  });

  test.each([
    'Turn and add the orange.',
    'Scatter over the orange and serve.',
    'Cook until brown and add the caramel.',
    'Cook the onions to a caramel.',
    'Top with honey gold.',
    'Add to the pan until honey brown and runny.',
    'Warm until honey brown and runny.',
  ])('the food itself is not one: %s', (text) => {
    expect(said(text)).toBeUndefined();
  });

  test('the honey in honey brown sugar is not one', () => {
    const text = 'Wait until honey brown sugar melts.';
    const [line] = linesAt(linesOf({ ...nothing, instructions: [text] }), 'instructions');
    expect(line?.foods.map((food) => saidAs(food, line))).toEqual([undefined, undefined]);
  });
});

describe('a shape', () => {
  test.each([
    'Cut the 600 g carrots, the 500 g turnips, the 700 g pumpkin and the courgettes in large batons.',
    'Slice the carrots into neat, even batons.',
    'Trim and cut the carrots, courgettes and peppers in large batons.',
    'Peel the swede and cut it in large batons.',
  ])('does not add the food: %s', (text) => {
    expect(said(text)).toBe('quality');
  });

  test.each([
    'Slice the onion and serve it in warm batons.',
    'Cut open the batons.',
    'Slice the tofu and squeeze it in two batons.',
    'Slice the ham and toast it in two batons.',
    'Slice the tofu and enjoy it in large batons.',
    'Slice the tofu, squeeze the slices in two batons.',
  ])('the bread is not one: %s', (text) => {
    expect(said(text)).toBeUndefined();
  });
});

describe('another sense of a word', () => {
  test.each([
    ['Blend the chickpeas with the oil to make a soft, pale cream.', 'quality'],
    ['One visible speck and the game’s up.', 'quality'],
    ['Slice the prawns and chuck them in a big bowl.', 'quality'],
    ['Press the mixture in a long, flat sausage on the skewers.', 'comparison'],
    ['Cut with thread, which doesn’t squash them.', 'verb'],
    ['Cool until nobody burns their tongue.', 'quality'],
    ['Let it stand, which is kind to small tongues.', 'quality'],
    ['Simmer until the vegetables squash easily.', 'quality'],
  ])('does not add the food: %s', (text, as) => {
    expect(said(text)).toBe(as);
  });

  test.each([
    'Stir the juices into a smooth, thick cream.',
    'Add the lot to a thick cream.',
    'Roast the game for 40 minutes.',
    'Once the game’s on, brown it.',
    'Fry the rice and chuck together.',
    'Chuck 500 g into the pan.',
    'Press the rounds into almonds.',
    'Work the rice into eggs.',
    'Press the sausages into the rice.',
    'Slice 500 g tongue.',
    'Poach the small tongues.',
    'Add the tongues and simmer.',
    'Serve with a slice of tongue.',
    'Roast the squash until it is soft.',
  ])('the food itself is not one: %s', (text) => {
    expect(said(text)).toBeUndefined();
  });
});
