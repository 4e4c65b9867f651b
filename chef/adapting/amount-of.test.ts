import { expect, test } from 'vitest';
import { amountOf } from './amount-of.ts';

const butter = {
  ...{ name: 'butter', pantryId: 'butter', role: 'fat' as const, isOptional: false },
  ...{ notes: [], uses: [] },
};
const grams = (value: number) => ({ value, unit: 'g', isFixed: false });

test.each([
  ['olive-oil', 50, { value: 3.5, unit: 'tbsp' }],
  ['olive-oil', 225, { unit: 'ml' }],
  ['tuna-in-oil', 50, { value: 50, unit: 'g' }],
  ['oat-cream', 50, { value: 50, unit: 'g' }],
])('%s for %i g butter is measured as a cook measures it', (id, value, expected) => {
  expect(amountOf(grams(value), butter, { id } as Parameters<typeof amountOf>[2])).toMatchObject(
    expected,
  );
});
