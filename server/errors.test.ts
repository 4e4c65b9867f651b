import { expect, test } from 'vitest';
import { isDatabaseError } from './errors.ts';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

test.each(['42501', '0A000', 'STFUL', 'XX000'])('%s is an SQLSTATE', (code) => {
  expect(isDatabaseError(withCode(code))).toBe(true);
});

test.each(['EPIPE', 'E2BIG', 'ECONNRESET', 'toolong', ''])('%j is no SQLSTATE', (code) => {
  expect(isDatabaseError(withCode(code))).toBe(false);
});
