import type { RemixBase, RemixChange } from '#contract/remix.ts';

/** The recipe that a remix starts from, and the one requested change. */
export type RemixTask = { base: RemixBase; change: RemixChange };

/** The shortest total time of a remix, in minutes: below it there is no time left to cook. */
export const leastTotalMinutes = 5;

export const totalMinutesOf = ({
  prepTimeMinutes,
  cookTimeMinutes,
}: Pick<RemixBase, 'prepTimeMinutes' | 'cookTimeMinutes'>): number =>
  prepTimeMinutes + cookTimeMinutes;
