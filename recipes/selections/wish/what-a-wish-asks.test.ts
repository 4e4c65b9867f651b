import { describe, expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import { explainUnknown, understand } from '../understand.ts';
import type { ReadWish } from './read-wish.ts';
import { readWish } from './read-wish.ts';

const labelsOf = (wish: string) => readWish(wish).parts.map(({ label }) => label);
const idsOf = ({ useUp }: ReadWish) => useUp.flatMap(({ ingredientIds }) => ingredientIds);

describe('servings and times', () => {
  test.each([
    ['curry for 6', 6],
    ['serves two', 2],
    ['dinner for my wife and me', 2],
    ['just me tonight', 1],
    ['meal for one', 1],
    ['2 adults and 3 kids', 5],
    ['feeds 8-10 people', 10],
    ['a family of five', 5],
    ['tapas for a crowd', 12],
    ['four cheese pizza', undefined],
    ['two potato gratin', undefined],
    ['for 30 minutes', undefined],
    ['cake for a 7 year old', undefined],
    ['three course meal', undefined],
    ['for two nights', undefined],
    ["for a kid's lunchbox", undefined],
  ])('%s: %s servings', (wish, servings) => {
    expect(readWish(wish).servings).toBe(servings);
  });

  test.each([
    ['in 20 minutes', { maxTotalMinutes: 20 }],
    ['half an hour', { maxTotalMinutes: 30 }],
    ['quick curry', { maxTotalMinutes: 30 }],
    ['under an hour', { maxTotalMinutes: 60 }],
    ['an hour and a half', { maxTotalMinutes: 90 }],
    ['quick, under 45 minutes', { maxTotalMinutes: 45 }],
    ['no more than 40 minutes', { maxTotalMinutes: 40 }],
    ["I don't have more than 20 minutes", { maxTotalMinutes: 20 }],
    ['all afternoon', { leastTotalMinutes: 120 }],
    ['ramen at home but not all day', { maxTotalMinutes: 75 }],
    ["ragu that doesn't take all afternoon", { maxTotalMinutes: 75 }],
    ['it can take all afternoon', { leastTotalMinutes: 120 }],
    ['at least 3 hours', { leastTotalMinutes: 180 }],
    ['10 minutes prep', { maxPrepMinutes: 10 }],
    ['quick bread', {}],
    ['quick kimchi, just one jar', {}],
    ['harira to break the fast', {}],
    ['something for after the fast', {}],
    ['to break the Ramadan fast', {}],
    ['breaking my 16-hour fast', {}],
    ['quick kimchi fried rice', { maxTotalMinutes: 30 }],
    ['a fast soup after the gym', { maxTotalMinutes: 30 }],
    ['fast breakfast', { maxTotalMinutes: 30 }],
    ['a slow cooker stew', {}],
    ['slow-roast tomatoes', {}],
    ['fast food burger', {}],
    ['a 12 hour marinade is fine', {}],
  ])('“%s” is read as %o', (wish, minutes) => {
    const { maxTotalMinutes, leastTotalMinutes, maxPrepMinutes } = readWish(wish);
    expect({ maxTotalMinutes, leastTotalMinutes, maxPrepMinutes }).toEqual({
      ...{ maxTotalMinutes: undefined, leastTotalMinutes: undefined, maxPrepMinutes: undefined },
      ...minutes,
    });
  });
});

describe('the kind of dish', () => {
  test.each<[string, Partial<ReadWish>]>([
    ['a packed lunch', { course: 'lunch' }],
    ['soup for lunch', { course: 'soup' }],
    ['christmas starter', { course: 'appetizer', occasions: ['Christmas'] }],
    ['Thai curry', { cuisines: ['Thai'] }],
    ['a Lebanese feast', { cuisines: ['Middle Eastern'] }],
    ['grilled aubergine', { techniques: ['Grilling'] }],
    ['a birthday picnic', { occasions: ['Birthday', 'Picnic'] }],
    ['crispy and creamy', { textures: ['crispy', 'creamy'] }],
    ['nothing fancy', { difficulty: 'Easy' }],
    ['a showstopper', { difficulty: 'Hard' }],
    ['very spicy', { spice: 'extra-hot' }],
    ['mild curry', { spice: 'mild' }],
    ['pasta for kids', { spice: 'mild', styles: ['Family Friendly'] }],
    ['spicy pasta for kids', { spice: 'hot' }],
    ['high protein', { macros: ['High Protein'] }],
  ])('%s', (wish, wanted) => {
    expect(readWish(wish)).toMatchObject(wanted);
  });

  test.each([
    'French toast',
    'Turkish delight',
    'hot dog',
    '5-spice duck',
    'mild cheddar toast',
    'hot soup',
  ])('“%s” names no cuisine, no heat and no time', (wish) => {
    const { cuisines, spice, maxTotalMinutes } = readWish(wish);
    expect({ cuisines, spice, maxTotalMinutes }).toEqual({});
  });
});

describe('equipment', () => {
  test.each<[string, Partial<ReadWish>]>([
    ['no oven', { without: ['oven'] }],
    ['without using the oven or the microwave', { without: ['oven', 'microwave'] }],
    ['my oven is broken', { without: ['oven'] }],
    ['no oven, just a hob', { without: ['oven'], with: ['hob'] }],
    ['in the air fryer', { with: ['air fryer'], techniques: ['Air Frying'] }],
    ['one pan dinner', { with: ['one pan'], styles: ['One Pot'] }],
    ['no oven dessert', { without: ['oven'], course: 'dessert' }],
    ['no-bake cheesecake', { without: ['oven'], avoid: [] }],
    ['without putting the oven on', { without: ['oven'] }],
    ['too hot to turn on the oven', { without: ['oven'], occasions: ['Hot weather'] }],
    ['dutch oven bread', { with: ['Dutch oven'] }],
  ])('%s', (wish, wanted) => {
    expect(readWish(wish)).toMatchObject(wanted);
  });

  test.each<[string, string[]]>([
    ['no oven, nuts or dairy', ['nuts', 'dairy']],
    ['no oven dessert, nuts or dairy', ['nuts', 'dairy']],
    ['no air fryer food or peanuts', ['peanuts']],
    ['no microwave, nuts', ['nuts']],
    ['a jug of something cold, no booze needed', ['booze']],
    ['no oven, quick tomato soup', []],
    ['no air fryer', []],
  ])('“%s” leaves out %j', (wish, names) => {
    const { avoid, unknown } = readWish(wish);
    expect({ avoid, unknown }).toEqual({ avoid: names, unknown: [] });
  });
});

describe('foods to use up', () => {
  test.each<[string, string[]]>([
    ['half a cabbage, 3 eggs', ['half a cabbage', '3 eggs']],
    ['leftover rice', ['leftover rice']],
    ['fried rice with leftover chicken', ['leftover chicken']],
    ['I have chicken, an onion and some spinach', ['chicken', 'an onion', 'some spinach']],
    ['use up 2 courgettes and some feta', ['2 courgettes', 'some feta']],
    ['no nuts, half a cabbage', ['half a cabbage']],
    ['chicken curry', []],
    ['3 bean chilli', []],
    ['four cheese pizza', []],
    ['half and half potatoes', []],
    ['I have no eggs', []],
  ])('“%s” uses up %j', (wish, texts) => {
    const read = readWish(wish);
    expect(read.useUp.map(({ text }) => text)).toEqual(texts);
    expect(read.prefer.slice(0, idsOf(read).length)).toEqual([...new Set(idsOf(read))]);
  });
});

describe('positions and unread words', () => {
  const wish = 'Zorgle stew for 6, no oven, allergic to peanuts and vegan, half a cabbage';

  test('each part is a stretch of the text and no two parts overlap', () => {
    const { parts } = readWish(wish);
    expect(parts.map(({ from, to }) => wish.slice(from, to))).toEqual([
      ...['for 6', 'no oven', 'allergic to peanuts', 'vegan', 'half a cabbage'],
    ]);
    expect(labelsOf(wish)).toEqual([
      ...['For 6', 'No oven', 'Leaves out: peanuts', 'Diet: vegan', 'To use up: half a cabbage'],
    ]);
  });

  test('returns unread words without small words', () => {
    expect(readWish(wish).left).toEqual(['Zorgle stew']);
    expect(readWish('please make me something nice for tonight').left).toEqual([]);
  });

  test('a ban covers its whole stretch, so that the remaining text prefers nothing', () => {
    for (const text of ['no nuts or seeds, Thai', 'nothing with egg, for 4', 'dairy-free cake']) {
      const [part] = readWish(text).parts.filter(({ kind }) => kind === 'restriction');
      const rest = text.slice(0, part?.from) + text.slice(part?.to);
      expect(readWish(rest).prefer).toEqual([]);
    }
  });

  test('negations in other languages also leave foods out', () => {
    expect(readWish('keine Nüsse bitte')).toMatchObject({ avoid: ['nüsse'], prefer: [] });
    expect(readWish('ohne Milch').prefer).toEqual([]);
  });

  test('looks up a dish by the remaining words, and its name replaces other parts', () => {
    const asked: string[] = [];
    const read = readWish('quick Thai green curry for 4, no nuts', (words) => {
      asked.push(words);
      return { title: 'Thai Green Curry', words: 'Thai green curry', path: 'thai-green-curry' };
    });
    expect(asked).toEqual(['Thai green curry']);
    expect(read).toMatchObject({ dish: { title: 'Thai Green Curry' }, servings: 4, left: [] });
    expect(read.cuisines).toBeUndefined();
    expect(read.parts.map(({ label }) => label)).toContain('Dish: Thai Green Curry');
  });
});

describe('a wish together with choices', () => {
  const wish = 'very spicy Thai soup for 6 in 20 minutes, no nuts, crispy';
  const read = (selections: Selections, words = wish) => {
    const understood = understand({ selections, wish: words });
    if (!understood.ok) throw new Error(explainUnknown(understood.unknown));
    return understood.requirements;
  };

  test('the wish applies where nothing is chosen', () => {
    expect(read({})).toMatchObject({
      ...{ servings: 6, maxTotalMinutes: 20, course: 'soup', cuisines: ['Thai'] },
      ...{ spice: 'extra-hot', wants: { textures: ['crispy'], equipment: { without: [] } } },
    });
  });

  test('a choice overrides the wish, and bans add up', () => {
    const chosen = read({
      ...{ Servings: ['2 Servings'], 'Time Target': ['Over 2 Hours'], Course: ['Dinner'] },
      ...{ Cuisine: ['Indian'], 'Spice Level': ['Medium Heat'], Allergens: ['Milk'] },
    });
    expect(chosen).toMatchObject({
      ...{ servings: 2, maxTotalMinutes: undefined, leastTotalMinutes: 120, course: 'dinner' },
      ...{ cuisines: ['Indian'], spice: 'medium' },
    });
    expect(chosen.bans.flatMap(({ tags }) => [...tags])).toEqual(
      expect.arrayContaining(['nuts', 'milk']),
    );
  });

  test('ruling out heat limits the chosen spice level', () => {
    expect(read({ 'Spice Level': ['Extra Hot'] }, 'not too spicy').spice).toBe('mild');
  });
});

describe('phrases that are easily misread', () => {
  test.each<[string, Partial<ReadWish>]>([
    ['what can I make with stale bread and eggs', { course: undefined }],
    ['no oven at my new flat', { without: ['oven'], unknown: [], avoid: [] }],
    ['cupcakes no egg, son is allergic', { avoid: ['egg'], allergens: ['egg'] }],
    ['eggless cake, my son is allergic', { avoid: ['egg'], allergens: ['egg'] }],
    ["fish for people who don't like fish", { avoid: [], unknown: [] }],
    ['risotto without standing there for half an hour', { unknown: [], avoid: [] }],
    ['Sunday lunch without breaking a sweat', { unknown: [], avoid: [] }],
    ['pasta without zorb', { unknown: ['zorb'] }],
    ['soup for a bad cold', { course: 'soup', occasions: ['Unwell'] }],
    ['soup for a cold day', { course: 'soup', occasions: ['Cosy'] }],
    ['something the kids can help make', { occasions: ['Made with children'] }],
    ['light dinner after too much Christmas food', { occasions: undefined }],
    ['leftover mashed potatoes about 2 cups', { dishWords: '' }],
    ['no yeast bread', { avoid: ['yeast'] }],
    ['no carbs dinner, prawns', { diets: ['low-carb'], avoid: [] }],
    ['a stew but not bolognese', { notKinds: ['bolognese'] }],
  ])('%s', (wish, wants) => {
    const read = readWish(wish);
    expect(
      Object.fromEntries(Object.keys(wants).map((key) => [key, read[key as keyof ReadWish]])),
    ).toEqual(wants);
  });

  test('a plain dislike still leaves the food out', () => {
    expect(readWish("dinner for people who don't like fish").avoid).toEqual(['fish']);
    expect(readWish('fish pie, my son is allergic to fish').allergens).toContain('fish');
  });

  test('peppers are vegetables and black pepper is a spice', () => {
    const idsOfAll = (wish: string) =>
      readWish(wish).mentioned.flatMap(({ ingredientIds }) => ingredientIds);
    expect(idsOfAll('something with peppers')).not.toContain('black-pepper');
    expect(idsOfAll('chicken with black pepper')).toContain('black-pepper');
  });

  test('a food that the cook has is wanted even if “don’t” follows', () => {
    const { mentioned, useUp } = readWish("I have a whole chicken and don't want a normal roast");
    expect([...mentioned, ...useUp]).not.toEqual([]);
  });
});

test('reads a 500-character wish of repeated words within 3 seconds', () => {
  readWish('warm up');
  for (const words of [
    "don't have ",
    'for ',
    'half a ',
    'no , ',
    'my kids ',
    'a bag of old ',
    '30 min ',
  ]) {
    const began = performance.now();
    readWish(words.repeat(250).slice(0, 500));
    expect(performance.now() - began, words).toBeLessThan(3_000);
  }
});
