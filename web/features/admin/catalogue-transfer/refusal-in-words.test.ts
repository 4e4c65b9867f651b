import { expect, test } from 'vitest';
import { hasChangedMeanwhile, refusalInWords } from './refusal-in-words.ts';

test.each([
  [{ code: 'STFOR', message: 'The label stays.' }, 'The label stays.'],
  [{ code: '23503', message: 'There is no group “x”.' }, 'There is no group “x”.'],
  [{ code: '23514', message: 'violates check' }, 'A row in the file breaks a rule of the catalog.'],
  [{ code: '57014', message: 'canceling statement' }, null],
  [new TypeError('Failed to fetch'), null],
  [{ code: '', message: 'AbortError' }, null],
])('%o is shown as %o', (error, words) => expect(refusalInWords(error)).toBe(words));

test('detects a changed catalogue by the error code', () => {
  expect(hasChangedMeanwhile({ code: 'STRAC' })).toBe(true);
  expect(hasChangedMeanwhile(new Error('STRAC'))).toBe(false);
});
