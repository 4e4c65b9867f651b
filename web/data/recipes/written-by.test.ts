import { expect, test } from 'vitest';
import { writtenBy } from './written-by.ts';

test('names the built-in chef or an AI model as the author', () => {
  expect(writtenBy('chef:house-chef')).toBe('Written by Saffron Table’s built-in chef');
  expect(writtenBy('openai:gpt-5')).toBe('Written by an AI model, checked by Saffron Table');
  expect(writtenBy('openai-compatible:chef')).toContain('AI model');
});

test('returns null for an unknown author', () => {
  expect(writtenBy(undefined)).toBeNull();
  expect(writtenBy('')).toBeNull();
});
