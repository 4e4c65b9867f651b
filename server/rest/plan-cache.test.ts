import { expect, test } from 'vitest';
import { type CachedPlan, cacheKeyOf, createPlanCache } from './plan-cache.ts';
import type { Schema } from './schema/schema.ts';

const schema = { version: 'one' } as Schema;
const prepared = (text: string, values: string[] = []) =>
  ({ text, values }) as unknown as CachedPlan;

const wordsWith = (headers: Record<string, string>, method = 'GET') =>
  cacheKeyOf(new Request('http://saffron.test/rest/v1/recipes?select=id', { method, headers }));

test('finds a plan by its own key only', () => {
  const known = createPlanCache(10);
  known.keep(schema, 'a', prepared('select a'));
  expect(known.find(schema, 'a')?.text).toBe('select a');
  expect(known.find(schema, 'b')).toBeUndefined();
});

test('another schema clears the cache', () => {
  const known = createPlanCache(10);
  const next = { version: 'two' } as Schema;
  known.keep(schema, 'a', prepared('select a'));
  expect(known.find(next, 'a')).toBeUndefined();
  known.keep(next, 'b', prepared('select b'));
  expect(known.find(next, 'a')).toBeUndefined();
  expect(known.find(schema, 'a')).toBeUndefined();
});

test('keeps frequently used plans and evicts the others', () => {
  const known = createPlanCache(10);
  known.keep(schema, 'often', prepared('select often'));
  known.keep(schema, 'once', prepared('select once'));
  for (let n = 0; n < 100; n += 1) {
    known.keep(schema, `other ${n}`, prepared('select other'));
    expect(known.find(schema, 'often')?.text).toBe('select often');
  }
  expect(known.find(schema, 'once')).toBeUndefined();
  const left = Array.from({ length: 100 }, (_, n) => known.find(schema, `other ${n}`));
  expect(left.filter((one) => one !== undefined).length).toBeLessThan(10);
});

test('does not cache a very long key', () => {
  const known = createPlanCache(10);
  const words = 'a'.repeat(100_000);
  known.keep(schema, words, prepared('select a'));
  expect(known.find(schema, words)).toBeUndefined();
});

test('does not cache a short request with a long statement', () => {
  const known = createPlanCache(10);
  known.keep(schema, 'text', prepared('a'.repeat(10_000)));
  known.keep(schema, 'values', prepared('select a', ['a'.repeat(10_000)]));
  expect(known.find(schema, 'text')).toBeUndefined();
  expect(known.find(schema, 'values')).toBeUndefined();
});

test('an empty header and a missing header have different keys', () => {
  expect(wordsWith({ 'accept-profile': '' })).not.toBe(wordsWith({}));
});

test('every header that affects the plan changes the key', () => {
  const said = [
    {},
    { accept: 'application/vnd.pgrst.object+json' },
    { 'accept-profile': 'public' },
    { prefer: 'count=exact' },
    { range: '0-9' },
    { prefer: '0-9' },
  ].map((headers) => wordsWith(headers as Record<string, string>));
  expect(new Set([...said, wordsWith({}, 'HEAD')]).size).toBe(said.length + 1);
  expect(wordsWith({ authorization: 'Bearer somebody' })).toBe(wordsWith({}));
});

test('writes have no key, because their body is not part of it', () => {
  for (const method of ['POST', 'PATCH', 'DELETE']) expect(wordsWith({}, method)).toBeUndefined();
});
