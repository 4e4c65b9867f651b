import { describe, expect, test } from 'vitest';
import { findTimes } from './find-times.ts';

/** Returns the minutes of each time; a range with both ends. */
const minutesIn = (text: string) =>
  findTimes(text).map(({ durationMs, longestMs }) =>
    longestMs ? `${durationMs / 60_000}-${longestMs / 60_000}` : durationMs / 60_000,
  );

describe('times in a step', () => {
  test.each([
    ['Simmer for 20 minutes.', [20]],
    ['Simmer for 20 to 25 minutes.', ['20-25']],
    ['Bake 20–25 min, until golden.', ['20-25']],
    ['Bake 20-25 minutes', ['20-25']],
    ['Cook for 1 or 2 minutes more.', ['1-2']],
    ['Grill for between 5 and 7 minutes.', ['5-7']],
    ['Roast for 45 minutes to 1 hour.', ['45-60']],
    ['Braise for 2 hours 30 minutes.', [150]],
    ['Braise for 1 hour 30.', [90]],
    ['Braise for 1 hour and 15 minutes.', [75]],
    ['Bake 1 hr 10 min.', [70]],
    ['Slow-cook for 1½ hours.', [90]],
    ['Slow-cook for 1 1/2 hours.', [90]],
    ['Slow-cook for 1.5 hours.', [90]],
    ['Chill for an hour and a half.', [90]],
    ['Chill for half an hour.', [30]],
    ['Leave for three quarters of an hour.', [45]],
    ['Chill for at least 2 hours.', [120]],
    ['Rest for ten minutes.', [10]],
    ['Boil for a minute, then drain.', [1]],
    ['Fry the garlic for 30 seconds.', [0.5]],
    ['Fry for 30 to 60 seconds.', ['0.5-1']],
    ['Give it a 20-minute simmer.', [20]],
    ['Chill overnight, or for at least 6 hours.', [480, 360]],
    ['Refrigerate for 4 hours or overnight.', [240, 480]],
    ['Cook for 7 minutes on each side.', [7]],
    ['Soften for 8 minutes. Add garlic: 2 minutes. Then 3 minutes more.', [8, 2, 3]],
    ['Fry 5 minutes, then bake at 200 °C for 1 hour, 180 g at a time.', [5, 60]],
    ['Bake for 1 hour 180 °C', [60]],
    ['Flip and cook for 3 more minutes.', [3]],
    ['Toast for 1 minute, 6 minutes in all.', [1, 6]],
    ['Boil for 1 minute 30 seconds.', [1.5]],
    ['Two minutes before the end add 3 eggs.', [2]],
    ['Boil for 8 minutes, two minutes less than the packet says.', [8]],
    ['Boil for 9 minutes, or a minute less than the packet says.', [9]],
    ['Boil for 9 minutes, a minute short of done.', [9]],
    ['Roast for 1 hour, ten minutes longer than a small bird.', [60]],
    ['Fry for 3 minutes longer, then 2 minutes more.', [3, 2]],
  ])('%s', (text, expected) => {
    expect(minutesIn(text)).toEqual(expected);
  });

  test.each([
    'Stir every 5 minutes.',
    'Eat within 2 hours.',
    'Add 400 g tomatoes and 2 eggs, at 200 °C.',
    'It keeps for 3 days.',
    'Stir the overnight oats.',
    'Cut into 5 mm slices.',
    'Use a 2-litre dish and 1 head of garlic.',
    'Turn once or twice a minute.',
  ])('are not found where there is nothing to wait for: %s', (text) => {
    expect(minutesIn(text)).toEqual([]);
  });

  test('have their start and end in the text', () => {
    const text = 'Simmer for 20 to 25 minutes, then rest 1 hour 30 minutes.';
    expect(findTimes(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      '20 to 25 minutes',
      '1 hour 30 minutes',
    ]);
  });
});
