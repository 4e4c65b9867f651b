import { expect, test } from 'vitest';
import { nameOrAddressHolds } from './people.ts';

test('asks for the text as it was typed, whatever it holds', () => {
  expect(nameOrAddressHolds('maya')).toBe('full_name.ilike."%maya%",email.ilike."%maya%"');
  expect(nameOrAddressHolds('a,(b)"_')).toBe(
    'full_name.ilike."%a,(b)\\"\\\\_%",email.ilike."%a,(b)\\"\\\\_%"',
  );
});
