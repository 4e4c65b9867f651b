import { describe, expect, test } from 'vitest';
import { foodsIn } from '../classify/foods-in.ts';
import { linesAt, linesOf } from './lines.ts';
import { isComposed, refersByKind, refersToListed, shortNames } from './references.ts';

const nothing = { title: '', description: '', ingredients: [], instructions: [], tips: [] };
type Where = 'ingredients' | 'instructions' | 'tips';

function lastFood(where: Where, text: string) {
  const [line] = linesAt(linesOf({ ...nothing, [where]: [text] }), where);
  const food = line?.foods.at(-1);
  if (!line || !food) throw new Error(`No food in: ${text}`);
  return { line, food };
}

/** Whether the last food of a line is a short name for a listed food, if the list has oat milk and vegan butter. */
function refers(where: Where, text: string): boolean {
  const { line, food } = lastFood(where, text);
  return refersToListed(new Set(['milk', 'butter']), line, food);
}

describe('the short name of a listed food', () => {
  test.each([
    ['instructions', 'Pour in the milk.'],
    ['instructions', 'Melt butter in a pan.'],
    ['tips', 'Use up the leftover milk.'],
    ['tips', 'The milk keeps for three days.'],
  ] as const)('refers to the listed food in the %s: %s', (where, text) => {
    expect(refers(where, text)).toBe(true);
  });

  test.each([
    ['ingredients', '200 ml milk'],
    ['instructions', 'Pour in whole milk.'],
    ['instructions', "Pour in cow's milk."],
    ['instructions', 'Serve with a glass of cold milk.'],
    ['instructions', 'Stir in double cream.'],
    ['tips', 'Swap in butter for more flavour.'],
    ['tips', 'Butter is a good alternative.'],
    ['tips', 'Butter browns better, if you eat it.'],
    ['tips', 'It keeps well. The original has milk.'],
  ] as const)('does not refer to it if another food is meant, in the %s: %s', (where, text) => {
    expect(refers(where, text)).toBe(false);
  });

  test.each([
    ['rice noodles', ['noodle']],
    ['gluten-free plain flour blend', ['flour']],
    ['spring onions', ['spring onion']],
  ])('is derived from %s', (text, names) => {
    const [food] = foodsIn(text);
    expect(food ? shortNames(food) : []).toEqual(expect.arrayContaining(names));
  });

  test('of spring onions is not “onion”', () => {
    const [food] = foodsIn('spring onions');
    expect(food ? shortNames(food) : []).not.toContain('onion');
  });
});

test('a generic word with a definite article refers to the listed food of that kind', () => {
  const kinds = new Set(['cheese']);
  const isReference = (text: string) => {
    const { line, food } = lastFood('instructions', text);
    return refersByKind(kinds, line, food);
  };
  expect(isReference('Scatter the cheese over it.')).toBe(true);
  expect(isReference('Scatter cheese over it.')).toBe(false);
  expect(isReference('Scatter the feta over it.')).toBe(false);
});

test('a name composed of listed names is not another food', () => {
  const names = new Set(['yoghurt', 'milk', 'chocolate']);
  const isOne = (text: string) => {
    const { line, food } = lastFood('instructions', text);
    return isComposed(names, new Set(['vanilla', 'oat', 'dark']), line, food);
  };
  expect(isOne('Add the vanilla yoghurt.')).toBe(true);
  expect(isOne('Add the milk chocolate.')).toBe(false);
});
