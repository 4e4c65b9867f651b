import { expect, test } from 'vitest';
import { readPhoneNumber } from './phone-number.ts';

test.each([
  '+4915112345678',
  '4915112345678',
  ' +49 151 1234 5678 ',
  '+49 (151) 1234-5678',
  '+49.151.12345678',
  '+49\u00a0151\u202f12345678',
])('reads %j as the same number', (text) => {
  expect(readPhoneNumber(text)).toBe('4915112345678');
});

test.each([
  '',
  '+',
  '015112345678',
  '0049 151 12345678',
  '+49 (0)151 12345678',
  '++4915112345678',
  '+49151 1234 5678 9012',
  '+49 12',
  'kitchen',
  '+49151x2345678',
  '٤٩١٥١١٢٣٤٥٦٧٨',
  '+49151@2345678',
])('rejects %j', (text) => {
  expect(() => readPhoneNumber(text)).toThrow('Invalid phone number format (E.164 required)');
});
