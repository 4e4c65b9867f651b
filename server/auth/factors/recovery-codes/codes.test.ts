import { expect, test } from 'vitest';
import { canonical, makeCodes } from './codes.ts';

test('a set has ten different codes that read back as they are', () => {
  const codes = makeCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
    expect(canonical(code)).toBe(code);
  }
});

test('a code is read as people write it down', () => {
  const code = '0123456789abcdef';
  for (const typed of [
    '0123-4567-89ab-cdef',
    ' 0123 4567\t89AB CDEF\n',
    'O123-4567-89AB-CDEF',
    'ol23456789abcdef',
    'oI23456789abcdef',
  ]) {
    expect(canonical(typed)).toBe(code);
  }
});
