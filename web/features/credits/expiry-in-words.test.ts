import { expect, test } from 'vitest';
import { type CreditLot, expiryInWords } from './expiry-in-words.ts';

const lot = (credits: number, expires_at: string | null): CreditLot => ({ credits, expires_at });

test('adds up the credits that expire on the next expiry day', () => {
  expect(
    expiryInWords([
      lot(8, '2028-02-12T12:00:00Z'),
      lot(3, '2027-12-12T13:00:00Z'),
      lot(1, '2027-12-12T11:00:00Z'),
      lot(5, null),
    ]),
  ).toBe('4 of your credits expire on December 12, 2027');
  expect(expiryInWords([lot(1, '2027-12-12T12:00:00Z'), lot(2, null)])).toBe(
    '1 of your credits expires on December 12, 2027',
  );
});

test('names the whole balance when all of it expires on the same day', () => {
  expect(expiryInWords([lot(12, '2027-12-12T12:00:00Z')])).toBe(
    'Your 12 credits expire on December 12, 2027',
  );
  expect(expiryInWords([lot(1, '2027-12-12T12:00:00Z')])).toBe(
    'Your credit expires on December 12, 2027',
  );
});

test('returns null when no credit expires', () => {
  expect(expiryInWords([])).toBeNull();
  expect(expiryInWords([lot(12, null)])).toBeNull();
});
