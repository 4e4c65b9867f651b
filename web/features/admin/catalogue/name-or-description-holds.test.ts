import { expect, test } from 'vitest';
import { nameOrDescriptionHolds } from './name-or-description-holds.ts';

test('asks for the text as it was typed, whatever it holds', () => {
  expect(nameOrDescriptionHolds(' Garlic ')).toBe(
    'name.ilike."%Garlic%",description.ilike."%Garlic%"',
  );
  expect(nameOrDescriptionHolds('50%,"a"')).toBe(
    'name.ilike."%50\\\\%,\\"a\\"%",description.ilike."%50\\\\%,\\"a\\"%"',
  );
});
