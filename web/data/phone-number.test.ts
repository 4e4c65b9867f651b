import { expect, test } from 'vitest';
import { readPhoneNumber } from './phone-number.ts';

test.each([
  ['+49 151 23456789', '+4915123456789'],
  ['0049 (151) 234-567.89', '+4915123456789'],
  [' +1/202/555-0147 ', '+12025550147'],
])('%s is normalized to %s', (typed, plain) => {
  expect(readPhoneNumber(typed)).toBe(plain);
});

test.each(['', '0151 23456789', '+49 (0)151 23456789', '+49 30', '+49 151 2345678901234', '+49 x'])(
  '"%s" is rejected as not a phone number with a country code',
  (typed) => {
    expect(readPhoneNumber(typed)).toBeNull();
  },
);
