import { describe, expect, test } from 'vitest';
import { foodsIn } from './classify.ts';
import { excusedBy } from './excused-heads.ts';
import { linesAt, linesOf } from './lines.ts';

const nothing = { title: '', description: '', ingredients: [], instructions: [], tips: [] };

/** Whether the last food of a line is excused, where the list has oat milk and vegan butter. */
function isExcused(where: 'ingredients' | 'instructions' | 'tips', text: string): boolean {
  const [line] = linesAt(linesOf({ ...nothing, [where]: [text] }), where);
  const food = line?.foods.at(-1);
  if (!line || !food) throw new Error(`No food in: ${text}`);
  return excusedBy(new Set(['milk', 'butter']), line, food);
}

describe('the short name of a listed food', () => {
  test.each([
    ['instructions', 'Pour in the milk.'],
    ['instructions', 'Melt butter in a pan.'],
    ['instructions', 'Melt butter, then go on.'],
    ['tips', 'Use up the leftover milk.'],
    ['tips', 'The milk keeps for three days.'],
  ] as const)('is excused in the %s: %s', (where, text) => {
    expect(isExcused(where, text)).toBe(true);
  });

  test.each([
    ['ingredients', '200 ml milk'],
    ['instructions', 'Pour in whole milk.'],
    ['instructions', "Pour in cow's milk."],
    ['instructions', 'Pour in regular milk.'],
    ['instructions', 'Use whichever milk.'],
    ['instructions', 'Serve with a glass of cold milk.'],
    ['instructions', 'Stir in double cream.'],
    ['tips', 'Swap in butter for more flavour.'],
    ['tips', 'Feel free to go for butter.'],
    ['tips', 'Butter is a good alternative.'],
    ['tips', 'Butter gives the best flavour.'],
    ['tips', 'Butter browns better, if you eat it.'],
    ['tips', 'It keeps well. The original has milk.'],
  ] as const)('is not, where another is meant, in the %s: %s', (where, text) => {
    expect(isExcused(where, text)).toBe(false);
  });

  test('excuses nothing where nothing is listed', () => {
    const [line] = linesAt(
      linesOf({ ...nothing, instructions: ['Pour in the milk.'] }),
      'instructions',
    );
    const [food] = foodsIn('Pour in the milk.');
    expect(line && food && excusedBy(new Set(), line, food)).toBe(false);
  });
});
