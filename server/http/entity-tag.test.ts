import { expect, test } from 'vitest';
import { namesTag, strongTag, weakTag } from './entity-tag.ts';

test('the same content has the same tag, different content a different one', () => {
  expect(weakTag('soup')).toBe(weakTag('soup'));
  expect(weakTag('soup')).not.toBe(weakTag('stew'));
  expect(weakTag('soup')).toBe(`W/${strongTag('soup')}`);
});

test.each([
  [undefined, false],
  ['', false],
  ['"other"', false],
  [strongTag('soup'), true],
  [weakTag('soup'), true],
  [`"other", ${weakTag('soup')}`, true],
  ['*', true],
])('If-None-Match %s matches: %s', (given, known) => {
  expect(namesTag(given, weakTag('soup'))).toBe(known);
  expect(namesTag(given, strongTag('soup'))).toBe(known);
});
