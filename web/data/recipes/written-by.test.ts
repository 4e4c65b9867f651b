import { expect, test } from 'vitest';
import { writtenBy } from './written-by.ts';

test('says plainly when the built-in chef wrote it, and when a model did', () => {
  expect(writtenBy('chef:house-chef')).toBe('Written by Saffron Table’s built-in chef');
  expect(writtenBy('openai:gpt-5')).toBe('Written by an AI model, checked by Saffron Table');
  expect(writtenBy('openai-compatible:chef')).toContain('AI model');
});

test('says nothing where nobody knows', () => {
  expect(writtenBy(undefined)).toBeNull();
  expect(writtenBy('')).toBeNull();
});
