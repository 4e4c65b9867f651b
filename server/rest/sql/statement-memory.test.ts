import { expect, test } from 'vitest';
import { createStatementMemory } from './statement-memory.ts';

test('a text is prepared from its second time on, and only so many are', () => {
  const memory = createStatementMemory(2);
  const ask = (text: string) => memory.isWorthPreparing(text);
  expect([ask('a'), ask('a'), ask('a')]).toEqual([false, true, true]);
  expect([ask('b'), ask('b')]).toEqual([false, true]);
  expect([ask('c'), ask('c'), ask('c')]).toEqual([false, false, false]);
  expect(ask('a')).toBe(true);
});

test('texts that never come again do not pile up', () => {
  const memory = createStatementMemory(2);
  for (const text of ['a', 'b', 'c']) memory.isWorthPreparing(text);
  expect(memory.isWorthPreparing('a')).toBe(false); // forgotten when c came
});
