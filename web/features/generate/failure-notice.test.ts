import { expect, test } from 'vitest';
import { noticeOfRefusal } from './failure-notice.ts';

test.each([
  [401, 'Authentication Required', 'Please log in to generate recipes.'],
  [402, 'Insufficient Credits', "You don't have enough credits. Please purchase more."],
  [409, 'Please wait', 'A recipe is already being generated…'],
  [504, 'Timed out', 'Generation took too long. Please try again.'],
])('status %i gets the notice "%s"', (status, title, message) => {
  expect(noticeOfRefusal({ status, error: 'anything' })).toEqual({ title, message, tone: 'error' });
});

test('uses the message and title of the function when there are any', () => {
  expect(
    noticeOfRefusal({ status: 422, error: 'Vegan and Carnivore exclude each other.' }),
  ).toEqual({
    title: 'Generation failed',
    message: 'Vegan and Carnivore exclude each other.',
    tone: 'error',
  });
  expect(
    noticeOfRefusal({
      status: 502,
      title: 'No content',
      error: 'The model returned an empty response.',
    }).title,
  ).toBe('No content');
});

test('an answer without a message gets a default notice', () => {
  expect(noticeOfRefusal({ status: 500 }).message).toBe('Edge Function returned an error');
  for (const status of [502, 503]) {
    expect(noticeOfRefusal({ status })).toMatchObject({
      title: 'Generation failed',
      message: 'Please try again later.',
    });
  }
});
