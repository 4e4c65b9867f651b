import { expect, test } from 'vitest';
import { modelError } from '../models/explain-failure.ts';
import { noteOfCause, noteOfChecks } from './fault-note.ts';

test('what an admin reads of failed checks does not tell what somebody may not eat', () => {
  const failed = (['allergens', 'dietary', 'food-safety'] as const).map((check) => ({ check }));
  expect(noteOfChecks(failed)).toBe('Failed checks: a choice of the cook, food safety.');
});

test('of a provider its name, what it did and the status, and none of its words', () => {
  const error = modelError('rate-limited', { label: 'openai:gpt-5' }, 'Too much about peanuts', {
    status: 429,
  });
  expect(error.message).toContain('peanuts');
  expect(noteOfCause(error)).toBe(
    'openai:gpt-5 has had enough of our requests, or the quota is used up (429).',
  );
  expect(noteOfCause(new Error('peanuts'))).toBeUndefined();
});
