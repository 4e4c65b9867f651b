import { expect, test } from 'vitest';
import { canonical, makeCodes } from './codes.ts';

test('a set has ten distinct codes that are already in canonical form', () => {
  const codes = makeCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
    expect(canonical(code)).toBe(code);
  }
});

test('ignores case, whitespace and dashes, and reads o as 0, i and l as 1', () => {
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
