import type { Day } from './read-overview.ts';

type Sums = Omit<Day, 'date'>;

/** The days added up. */
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

/** What the models cost for each recipe that was served, in US dollars: failed ones are paid for too. Null without any. */
export function costPerRecipe({ costUsd, completed }: Pick<Sums, 'costUsd' | 'completed'>) {
  return completed === 0 ? null : costUsd / completed;
}
