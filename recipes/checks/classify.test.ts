import { describe, expect, test } from 'vitest';
import { foodsIn } from './classify.ts';

const tagsIn = (text: string) => foodsIn(text).flatMap(({ contains }) => [...contains]);

describe('negations bind to their head', () => {
  test.each([
    ['gluten-free soy sauce', ['soy'], ['gluten']],
    ['egg-free mayonnaise', [], ['eggs']],
    ['vegan butter', [], ['milk']],
    ['plant-based milk', [], ['milk']],
    ['dairy-free chocolate with almonds', ['nuts'], ['milk']],
    ['nut-free granola', ['gluten'], ['nuts']],
    ['gluten and dairy free bread', [], ['gluten', 'milk']],
    ['peanut-free almond butter', ['nuts'], ['peanuts']],
    ['unsulphured dried apricots', [], ['sulphites']],
    ['cheese alternative', [], ['milk']],
    ['without nuts or milk', [], ['nuts', 'milk']],
    ['use coconut milk instead of cream', [], ['milk']],
    ['oat milk (not soya)', ['gluten'], ['soy']],
    ['lactose-free milk', ['milk'], []],
    ['omit the egg and add milk', ['milk'], ['eggs']],
    ['no need to peel the prawns', ['crustaceans'], []],
    ['without stirring, add the butter', ['milk'], []],
    ['chicken or prawns', ['poultry', 'crustaceans'], []],
    ['vegan sausages and bacon', ['pork'], []],
  ])('%s', (text, present, absent) => {
    const tags = tagsIn(text);
    for (const tag of present) expect(tags, `has ${tag}`).toContain(tag);
    for (const tag of absent) expect(tags, `lacks ${tag}`).not.toContain(tag);
  });

  test('verbs are not foods', () => {
    for (const text of [
      'Toast the cumin seeds',
      'Wrap in foil',
      'Cream together',
      'Sprinkle with salt',
      'Scallop the edge',
    ]) {
      expect(
        tagsIn(text).filter((tag) => ['gluten', 'milk', 'molluscs', 'added-sugar'].includes(tag)),
        text,
      ).toEqual([]);
    }
    expect(tagsIn('Serve on toast')).toContain('gluten');
  });
});
