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

test('what is long is not kept, nor many that are long together', () => {
  const memory = createStatementMemory(4); // of 500 characters each, in the mean
  const isKept = (text: string) => [memory.nameOf(text), memory.nameOf(text)][1] !== undefined;
  expect(isKept('a'.repeat(4001))).toBe(false);
  expect(isKept('b'.repeat(1900))).toBe(true);
  expect(isKept('c'.repeat(200))).toBe(false);
  expect(isKept('d'.repeat(100))).toBe(true);
});

test('a place that somebody’s inventions took is free again after an hour', () => {
  let nowMs = 0;
  const memory = createStatementMemory(1, () => nowMs);
  const isKept = (text: string) => [memory.nameOf(text), memory.nameOf(text)][1] !== undefined;
  expect([isKept('invented'), isKept('ours')]).toEqual([true, false]);
  nowMs = 3_600_000;
  expect([isKept('ours'), isKept('invented')]).toEqual([true, false]);
});
