import { expect, test } from 'vitest';
import { changeInWords, changeMadeInWords, foodOf } from './change-in-words.ts';

const group = (slug: string, constraintLabel: string) => ({
  slug,
  name: slug,
  description: null,
  constraintLabel,
  categories: [],
});
const groups = [group('diet', 'Dietary Constraints'), group('allergens', 'Allergens')];

test('describes each kind of change in a few words', () => {
  expect(changeInWords({ kind: 'diet', groupSlug: 'diet', name: 'Vegan' }, groups)).toBe(
    'Make it vegan',
  );
  expect(changeInWords({ kind: 'diet', groupSlug: 'allergens', name: 'Tree Nuts' }, groups)).toBe(
    'Leave out tree nuts',
  );
  expect(changeInWords({ kind: 'time', minutesLess: 20 }, groups)).toBe('20 minutes less');
  expect(changeInWords({ kind: 'swap', out: '200 g butter, soft' }, groups)).toBe(
    'Swap butter for something that fits',
  );
  expect(changeInWords({ kind: 'swap', out: '2 eggs', in: 'silken tofu' }, groups)).toBe(
    'Swap eggs for silken tofu',
  );
  expect(changeInWords({ kind: 'wish', text: 'more garlic' }, groups)).toBe('“more garlic”');
});

test('describes a change in the past tense once it was made', () => {
  const swap = { kind: 'swap', out: '2 eggs', in: 'silken tofu' } as const;
  expect(changeMadeInWords(swap, groups)).toBe('Swapped eggs for silken tofu');
  const diet = { kind: 'diet', groupSlug: 'diet', name: 'Vegan' } as const;
  expect(changeMadeInWords(diet, groups)).toBe('Made vegan');
  const allergen = { kind: 'diet', groupSlug: 'allergens', name: 'Milk' } as const;
  expect(changeMadeInWords(allergen, groups)).toBe('Left out milk');
  expect(changeMadeInWords({ kind: 'wish', text: 'Swap it' }, groups)).toBe('“Swap it”');
});

test('foodOf strips the amount and the preparation from an ingredient line', () => {
  expect(foodOf('400 g waxy potatoes, in 2 cm dice')).toBe('waxy potatoes');
  expect(foodOf('2 × 400 g tins butter beans, drained')).toBe('butter beans');
  expect(foodOf('Salt')).toBe('Salt');
});
