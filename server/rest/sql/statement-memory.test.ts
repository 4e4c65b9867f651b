import { expect, test } from 'vitest';
import { createStatementMemory } from './statement-memory.ts';

test('a text is prepared from its second time on, under a name of its own, and only so many are', () => {
  const memory = createStatementMemory(2);
  const isKept = (text: string) => memory.nameOf(text) !== undefined;
  expect([isKept('a'), isKept('a'), isKept('a')]).toEqual([false, true, true]);
  expect([isKept('b'), isKept('b')]).toEqual([false, true]);
  expect([isKept('c'), isKept('c'), isKept('c')]).toEqual([false, false, false]);
  expect(memory.nameOf('a')).toMatch(/^[\w-]{8,63}$/);
  expect(memory.nameOf('a')).not.toBe(memory.nameOf('b'));
});

test('texts that never come again do not pile up', () => {
  const memory = createStatementMemory(2);
  for (const text of ['a', 'b', 'c']) memory.nameOf(text);
  expect(memory.nameOf('a')).toBeUndefined(); // forgotten when c came
});
