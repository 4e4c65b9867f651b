import { describe, expect, test } from 'vitest';
import { explainUnknown, understand } from '../understand.ts';
import { readWish } from './read-wish.ts';

function read(wish: string) {
  const understood = understand({ selections: {}, wish });
  if (!understood.ok) throw new Error(explainUnknown(understood.unknown));
  return understood.requirements;
}
const tagsOf = (wish: string) =>
  read(wish).bans.flatMap(({ tags, ingredientIds }) => [...tags, ...ingredientIds]);

describe('what a wish rules out', () => {
  test.each<[string, string[]]>([
    ['moussaka without lamb, hubby hates it', ['lamb']],
    ['mapo tofu without the pork, still numbing', ['pork']],
    ['something hot without thinking and then go straight to bed', []],
    ['a golden latte with no coffee, to help me wind down', ['coffee']],
    ['no onion, my husband cant digest it, restaurant like', ['onion']],
    ["lunchbox with no fridge and he's scared of anything green", []],
    ['no turnips, my fella and the inlaws hate those', ['turnips']],
  ])('“%s” is understood: the words around the food are no food', (wish, names) => {
    expect(read(wish).bans.map(({ name }) => name)).toEqual(names);
  });

  test.each<[string, string[]]>([
    ['keto dinner my non-keto family will also like', ['keto']],
    ['steak for my non vegan friends', []],
    ['lasagne that non-vegetarians like', []],
    ['anything my non-vegan husband will like', []],
    ['roast for my non-vegetarian parents', []],
  ])('“%s” takes no diet from those who are on none', (wish, diets) => {
    expect(read(wish).wants.diets).toEqual(diets);
    expect(read(wish).bans.length).toBe(diets.length);
  });

  test.each<[string, string[]]>([
    ['I want something with rice noodles, no shrimp because my husband has an allergy', ['shrimp']],
    [
      'I want something with free-range eggs, no shrimp because my husband has an allergy',
      ['shrimp'],
    ],
    ['no lamb, my parents hate it', ['lamb']],
    [
      'I want something with nuts left out, no shrimp, my husband has an allergy',
      ['nuts', 'shrimp'],
    ],
    ['no garlic no onion pasta that tastes of something', ['garlic', 'onion']],
    ['no cream carbonara', ['cream']],
    ['no egg noodles please', ['egg noodles']],
    ['I miss mac n cheese, not the cashew thing, im allergic', ['cashew']],
    ['I miss cheese, no nuts, I am allergic', ['cheese', 'nuts']],
    ['be careful with peanuts, no shrimp because my son has an allergy', ['peanuts', 'shrimp']],
  ])('“%s” bans %j', (wish, names) => {
    const banned = new Set(read(wish).bans.map(({ name }) => name));
    expect([...banned].toSorted()).toEqual(names.toSorted());
  });

  test.each([
    ['brunch for my girlfriend, everything smells bad to her except lemon', 'lemon'],
    ['my son hates everything except pasta', 'pasta'],
    ["she won't eat anything but rice", 'rice'],
    ["my son won't eat anything except pasta, something quick please", 'pasta'],
  ])('“%s” asks for the only thing that is eaten', (wish, food) => {
    expect(read(wish).bans).toEqual([]);
    expect(read(wish).wants.mentioned.map(({ name }) => name)).toEqual([food]);
  });

  test.each([
    'no wibblefruit',
    'no wibblefruit, she hates it',
    'no wibblefruit that bloats',
    'allergic to nuts and to lulo',
    'allergies: milk, eggs, it is also lulo',
    "she can't have nuts or have lulo",
    'no pork, or that lulo',
    'no foods like lulo',
    "I can't stomach lulo",
  ])('“%s” is refused: it names a food that we do not know', (wish) => {
    expect(understand({ selections: {}, wish }).ok).toBe(false);
  });

  test.each<[string, string[]]>([
    ['no non-kosher food', ['kosher']],
    ['nothing non-vegan for my sister', ['vegan']],
    ["my guests can't have anything non-halal", ['halal']],
    ["we don't eat non-vegetarian food", ['vegetarian']],
  ])('“%s” asks for the diet', (wish, diets) => {
    expect(read(wish).wants.diets).toEqual(diets);
  });

  test.each<[string, string[]]>([
    [
      'I want a curry with peanuts left out, no shrimp because my husband has an allergy',
      ['peanuts', 'shrimp'],
    ],
    ['I want something with eggs replaced, no milk because my son is allergic', ['eggs', 'milk']],
    ['he hates everything except milk, nuts are out', ['milk', 'nuts']],
  ])('“%s” still bans %j', (wish, names) => {
    const banned = read(wish).bans.map(({ name }) => name);
    for (const name of names) expect(banned).toContain(name);
  });

  test('“everything except nuts, I am allergic” bans the nuts', () => {
    expect(tagsOf('everything except nuts, I am allergic')).toContain('nuts');
    expect(tagsOf("he won't eat anything with egg")).toContain('eggs');
  });

  test('“without mooli, hubby hates dulse” bans both foods', () => {
    expect(read('without mooli, hubby hates dulse').bans.map(({ name }) => name)).toEqual([
      'mooli',
      'dulse',
    ]);
  });

  test.each<[string, string[]]>([
    ['anaphylactic to cashews', ['nuts']],
    ['allergies: peanuts, soy', ['peanuts', 'soy']],
    ['my allergies are milk and eggs', ['milk', 'eggs']],
    ['hold the garlic', ['garlic-family']],
    ['allergen: sesame', ['sesame']],
    ['minus the onions', ['onion-family']],
    ['we never eat pork', ['pork']],
    ['pork we never eat', ['pork']],
    ['lactose intolerant', ['milk']],
    ['gluten intolerant', ['gluten']],
    ['egg and milk allergy in the family', ['eggs', 'milk']],
    ['sensitive to sulphites', ['sulphites']],
    ['my daughter is coeliac', ['gluten']],
    ['we are celiacs', ['gluten']],
    ['we are vegans', ['meat', 'milk', 'eggs']],
    ['veggie', ['meat', 'fish']],
    ['we are all veggies', ['meat', 'fish']],
    ['no animal products', ['meat', 'milk', 'eggs', 'honey']],
    ['I am pregnant', ['raw-fish', 'alcohol']],
    ['egg- and dairy-free cake', ['eggs', 'milk']],
    ['no dairy, eggs or nuts', ['milk', 'eggs', 'nuts']],
    ['doesnt eat fish', ['fish']],
    ['I do not want anything with egg', ['eggs']],
    ['a non-dairy dessert', ['milk']],
    ['non-alcoholic', ['alcohol']],
    ['zero carbs', ['starchy']],
    ['low sugar', ['added-sugar']],
    ['prawns make me ill, something for two', ['crustaceans']],
    ['no egg please, peanuts would kill me', ['eggs', 'peanuts']],
    ['no cheese please, nuts: allergy', ['milk', 'nuts']],
    ['no cilantro and be careful with nuts, my son is allergic', ['nuts']],
    ['cookies, nuts are out and no raisins, son is allergic', ['nuts']],
    ['pancakes no raisins please, egg and milk: allergies', ['eggs', 'milk']],
    [
      'no fish please, peanut, sesame and egg too, we have allergies',
      ['peanuts', 'sesame', 'eggs'],
    ],
    ['no eggs please, nuts, my son is allergic', ['eggs', 'nuts']],
    ["my son shouldn't have nuts, no egg either, allergies", ['nuts', 'eggs']],
    ['milk no, eggs no, allergic', ['milk', 'eggs']],
    ["no dairy please, nuts trigger my daughter's allergies", ['milk', 'nuts']],
    ["no soy please, eggs and milk he's allergic to", ['soy', 'eggs', 'milk']],
    ['nuts: allergy, no cheese', ['nuts', 'milk']],
    ["it's eggs and milk that he's allergic to, no soy", ['eggs', 'milk']],
    ['be careful with nuts, my son is allergic, no cilantro', ['nuts']],
    ['eggless cake, watch out for nuts as my daughter is allergic', ['eggs', 'nuts']],
  ])('“%s” bans the food and prefers nothing', (wish, tags) => {
    expect(tagsOf(wish)).toEqual(expect.arrayContaining(tags));
    expect(read(wish).prefer).toEqual([]);
  });

  test.each([
    ['a chicken curry for my nut-allergic son', ['nuts', 'peanuts'], 'chicken-breast'],
    ['chocolate birthday cake, class has kids with nut allergies', ['nuts'], 'dark-chocolate'],
  ])('“%s” bans the food and prefers what names the dish', (wish, tags, food) => {
    expect(tagsOf(wish)).toEqual(expect.arrayContaining(tags));
    expect(read(wish).prefer).toEqual([food]);
  });

  test.each([
    ["watermelon and feta, it's 34 degrees and I can't face the stove", ['watermelon', 'feta']],
    ["mushrooms, can't face them", []],
    ["nuts, my daughter can't be near the stove when they roast", []],
  ])('“%s” prefers %j', (wish, foods) => {
    expect(readWish(wish).prefer).toEqual(foods);
  });

  test('a Dutch baby is no eater', () => {
    expect(readWish('dutch baby').parts).toEqual([]);
    expect(
      readWish('mash for my baby')
        .parts.map(({ label }) => label)
        .join(),
    ).toContain('baby');
  });

  test('who does not drink, and what has run out, is read', () => {
    const booze = 'tiramisu in glasses without the booze, mother in law doesnt drink';
    expect(readWish(booze).unknown).toEqual([]);
    expect(readWish(booze).course).toBeUndefined();
    expect(readWish("choc chip cookies, we're out of eggs").avoid).toEqual(['eggs']);
    expect(readWish('a pie straight out of the oven').avoid).toEqual([]);
  });

  test.each([
    'I have allergies',
    'allergic to moon dust',
    'allergic to peanuts and moon dust',
    'hypoallergenic please',
    'no unobtainium',
    'zorb-free stew',
  ])('“%s” is refused with a clear message', (wish) => {
    const understood = understand({ selections: {}, wish });
    expect(understood.ok).toBe(false);
    if (!understood.ok) expect(explainUnknown(understood.unknown)).toContain('your wish');
  });

  test.each([
    '',
    'no fuss, quick dinner',
    'no allergies',
    'without an oven',
    'something cosy for a rainy evening',
    'not too difficult',
    'lots of roast veggies',
    'no more than 30 minutes',
    'a worry-free lunch',
  ])('“%s” rules out no food', (wish) => {
    expect(read(wish).bans).toEqual([]);
  });

  test('“not too spicy” limits the heat', () => {
    expect(read('a curry, not too spicy').spice).toBe('mild');
    expect(tagsOf('not spicy')).toContain('hot');
  });

  test('a food before “without” or “but” is still preferred', () => {
    expect(readWish('salmon without garlic').prefer).toContain('salmon');
    expect(readWish('chicken but no garlic').prefer).toContain('chicken-breast');
  });
});

test.each([
  ['spicier please', 'hot'],
  ['with more heat', 'hot'],
  ['less spicy', 'mild'],
  ['milder', 'mild'],
  ['no more heat', undefined],
  ['a hot soup', undefined],
] as const)('%s: heat is %s', (wish, spice) => {
  expect(readWish(wish).spice).toBe(spice);
});

test('“less” of a food does not ask for it', () => {
  expect(readWish('less salt').prefer).toEqual([]);
  expect(readWish('less salt and some basil').prefer).toEqual(['basil']);
});
