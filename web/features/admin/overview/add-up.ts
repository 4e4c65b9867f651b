import type { Day } from './read-overview.ts';

type Sums = Omit<Day, 'date'>;

/** Returns the sums over all days. */
export function addUp(days: readonly Day[]): Sums {
  const sums: Sums = {
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
  };
  const keys = Object.keys(sums) as (keyof Sums)[];
  for (const day of days) for (const key of keys) sums[key] += day[key];
  return sums;
}

/** Returns the model cost per completed recipe in US dollars, including the cost of failed ones. Null without completed recipes. */
export function costPerRecipe({ costUsd, completed }: Pick<Sums, 'costUsd' | 'completed'>) {
  return completed === 0 ? null : costUsd / completed;
}
