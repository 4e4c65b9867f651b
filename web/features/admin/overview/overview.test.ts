import { expect, test } from 'vitest';
import { addUp, costPerRecipe } from './add-up.ts';
import { dayPlots } from './day-plots.ts';
import { daysNamed } from './days-named.ts';
import type { Day } from './read-overview.ts';

const day = (date: string, some: Partial<Day> = {}): Day => ({
  date,
  completed: 0,
  failed: 0,
  costUsd: 0,
  creditsSold: 0,
  creditsGiven: 0,
  creditsSpent: 0,
  creditsTakenBack: 0,
  paidCents: 0,
  returnedCents: 0,
  signUps: 0,
  ...some,
});

test('addUp sums each column over all days', () => {
  const sums = addUp([
    day('2026-11-20', { completed: 3, failed: 1, costUsd: 0.5 }),
    day('2026-11-21', { completed: 2, signUps: 4, costUsd: 0.25 }),
  ]);
  expect(sums).toMatchObject({ completed: 5, failed: 1, signUps: 4, costUsd: 0.75, paidCents: 0 });
});

test('the cost per recipe includes failed ones; it is null without completed recipes', () => {
  expect(costPerRecipe({ costUsd: 1, completed: 4 })).toBe(0.25);
  expect(costPerRecipe({ costUsd: 1, completed: 0 })).toBeNull();
});

test('series of one plot differ by more than colour', () => {
  for (const { id, series } of dayPlots) {
    expect(new Set(series.map(({ look }) => look)).size, id).toBe(series.length);
  }
});

test.each([7, 30, 90])(
  'an axis of %i days labels four or five evenly spaced days, ending today',
  (count) => {
    const days = Array.from({ length: count }, (_, place) => ({ date: String(place) }));
    const ticks = daysNamed(days).map(Number);
    expect(ticks.at(-1)).toBe(count - 1);
    expect(ticks.length).toBeGreaterThan(3);
    expect(ticks.length).toBeLessThan(6);
    const gaps = ticks.slice(1).map((tick, place) => tick - (ticks[place] ?? 0));
    expect(new Set(gaps).size).toBe(1);
  },
);
