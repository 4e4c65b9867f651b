import { expect, test } from 'vitest';
import { modelError } from '../models/explain-failure.ts';
import { noteOfCause, noteOfChecks } from './fault-note.ts';

test('the note about failed checks does not tell admins what the cook may not eat', () => {
  const failed = (['allergens', 'dietary', 'food-safety'] as const).map((check) => ({ check }));
  expect(noteOfChecks(failed)).toBe('Failed checks: a choice of the cook, food safety.');
});

test('the note about a provider error has its name, failure and status, not its message', () => {
  const error = modelError('rate-limited', { label: 'openai:gpt-5' }, 'Too much about peanuts', {
    status: 429,
  });
  expect(error.message).toContain('peanuts');
  expect(noteOfCause(error)).toBe(
    'openai:gpt-5 has had enough of our requests, or the quota is used up (429).',
  );
  expect(noteOfCause(new Error('peanuts'))).toBeUndefined();
});
