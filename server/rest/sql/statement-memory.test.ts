import { expect, test } from 'vitest';
import { createStatementMemory } from './statement-memory.ts';

test('prepares a text from its second use, under a unique name, up to a maximum', () => {
  const memory = createStatementMemory(2);
  const isKept = (text: string) => memory.nameOf(text) !== undefined;
  expect([isKept('a'), isKept('a'), isKept('a')]).toEqual([false, true, true]);
  expect([isKept('b'), isKept('b')]).toEqual([false, true]);
  expect([isKept('c'), isKept('c'), isKept('c')]).toEqual([false, false, false]);
  expect(memory.nameOf('a')).toMatch(/^[\w-]{8,63}$/);
  expect(memory.nameOf('a')).not.toBe(memory.nameOf('b'));
});

test('forgets texts that are seen only once', () => {
  const memory = createStatementMemory(2);
  for (const text of ['a', 'b', 'c']) memory.nameOf(text);
  expect(memory.nameOf('a')).toBeUndefined(); // dropped when c arrived
});

test('does not prepare long texts, nor more text in total than the budget', () => {
  const memory = createStatementMemory(4); // 500 characters each, on average
  const isKept = (text: string) => [memory.nameOf(text), memory.nameOf(text)][1] !== undefined;
  expect(isKept('a'.repeat(4001))).toBe(false);
  expect(isKept('b'.repeat(1900))).toBe(true);
  expect(isKept('c'.repeat(200))).toBe(false);
  expect(isKept('d'.repeat(100))).toBe(true);
});

test('a slot taken by a one-off text is free again after an hour', () => {
  let nowMs = 0;
  const memory = createStatementMemory(1, () => nowMs);
  const isKept = (text: string) => [memory.nameOf(text), memory.nameOf(text)][1] !== undefined;
  expect([isKept('invented'), isKept('ours')]).toEqual([true, false]);
  nowMs = 3_600_000;
  expect([isKept('ours'), isKept('invented')]).toEqual([true, false]);
});
