import type { RemixBase, RemixChange } from '#contract/remix.ts';

/** What a remix is made from, and the one change that is asked for. */
export type RemixTask = { base: RemixBase; change: RemixChange };

/** The shortest a remix is made: below it nothing is left to cook. */
export const leastTotalMinutes = 5;

export const totalMinutesOf = ({
  prepTimeMinutes,
  cookTimeMinutes,
}: Pick<RemixBase, 'prepTimeMinutes' | 'cookTimeMinutes'>): number =>
  prepTimeMinutes + cookTimeMinutes;
