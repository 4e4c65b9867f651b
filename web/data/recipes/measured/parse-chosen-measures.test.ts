import { expect, test } from 'vitest';
import { parseChosenMeasures, withServings } from './parse-chosen-measures.ts';

test('parses stored choices', () => {
  const kept = { system: 'us', servings: { a: 6, b: 1 } };
  expect(parseChosenMeasures(JSON.stringify(kept))).toEqual(kept);
});

test('returns no choices when nothing is stored', () => {
  expect(parseChosenMeasures(null)).toEqual({ system: undefined, servings: {} });
});

test('leaves out invalid values', () => {
  const odd = '{"system":"imperial","servings":{"a":0,"b":2.5,"c":"4","d":101,"e":8}}';
  expect(parseChosenMeasures(odd)).toEqual({ system: undefined, servings: { e: 8 } });
  for (const text of ['', 'nonsense', 'null', '[]', '7', '{"servings":[1]}']) {
    expect(parseChosenMeasures(text).system, text).toBeUndefined();
  }
});

test('a new choice replaces the recipe’s earlier one, and undefined removes it', () => {
  expect(withServings({ a: 6, b: 2 }, 'a', 8)).toEqual({ b: 2, a: 8 });
  expect(withServings({ a: 6, b: 2 }, 'a', undefined)).toEqual({ b: 2 });
});

test('keeps the latest 100 choices and drops the oldest first', () => {
  let servings: Readonly<Record<string, number>> = {};
  for (let at = 0; at < 130; at++) servings = withServings(servings, `recipe-${at}`, 3);
  expect(Object.keys(servings)).toHaveLength(100);
  expect(servings['recipe-29']).toBeUndefined();
  expect(servings['recipe-129']).toBe(3);
});
