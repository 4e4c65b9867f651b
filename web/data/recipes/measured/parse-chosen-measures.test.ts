import { expect, test } from 'vitest';
import { parseChosenMeasures, withServings } from './parse-chosen-measures.ts';

test('reads what was kept', () => {
  const kept = { system: 'us', servings: { a: 6, b: 1 } };
  expect(parseChosenMeasures(JSON.stringify(kept))).toEqual(kept);
});

test('nothing kept: every recipe as it was written', () => {
  expect(parseChosenMeasures(null)).toEqual({ system: undefined, servings: {} });
});

test('leaves out what no version of ours has written', () => {
  const odd = '{"system":"imperial","servings":{"a":0,"b":2.5,"c":"4","d":101,"e":8}}';
  expect(parseChosenMeasures(odd)).toEqual({ system: undefined, servings: { e: 8 } });
  for (const text of ['', 'nonsense', 'null', '[]', '7', '{"servings":[1]}']) {
    expect(parseChosenMeasures(text).system, text).toBeUndefined();
  }
});

test('a choice replaces the earlier one of its recipe, and none forgets it', () => {
  expect(withServings({ a: 6, b: 2 }, 'a', 8)).toEqual({ b: 2, a: 8 });
  expect(withServings({ a: 6, b: 2 }, 'a', undefined)).toEqual({ b: 2 });
});

test('keeps a hundred recipes; the oldest choice leaves first', () => {
  let servings: Readonly<Record<string, number>> = {};
  for (let at = 0; at < 130; at++) servings = withServings(servings, `recipe-${at}`, 3);
  expect(Object.keys(servings)).toHaveLength(100);
  expect(servings['recipe-29']).toBeUndefined();
  expect(servings['recipe-129']).toBe(3);
});
