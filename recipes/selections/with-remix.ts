import { leastTotalMinutes, type RemixTask, totalMinutesOf } from '../remix-task.ts';
import type { Requirements } from './requirements.ts';
import { readSwappedOut, readWanted } from './swapped-food.ts';

const smallest = (bound: number | undefined, minutes: number) =>
  bound === undefined ? minutes : Math.min(bound, minutes);

/** A base with more servings than our recipes may have is treated as a typing error, and its servings are ignored. */
const maxServings = 100;

/** Adds a remix to the requirements: its servings, its time, and the foods that a swap takes out and puts in. */
export function withRemix(requirements: Requirements, remix: RemixTask): Requirements {
  const { base, change } = remix;
  const whole = { ...requirements, remix };
  // A wish may ask for more servings, so the servings of the base do not apply.
  if (change.kind === 'wish') return whole;
  const servings = base.servings <= maxServings ? base.servings : undefined;
  if (change.kind === 'time') {
    const minutes = Math.max(leastTotalMinutes, totalMinutesOf(base) - change.minutesLess);
    const maxTotalMinutes = smallest(requirements.maxTotalMinutes, minutes);
    return { ...whole, servings, maxTotalMinutes, leastTotalMinutes: undefined };
  }
  if (change.kind === 'diet') return { ...whole, servings };
  const out = readSwappedOut(change, base);
  const wanted = readWanted(change);
  return {
    ...whole,
    servings,
    bans: [...requirements.bans, ...(out ? [out.ban] : [])],
    prefer: [...new Set([...(wanted?.ingredientIds ?? []), ...requirements.prefer])],
    remix: { ...remix, ...(wanted ? { wanted } : {}) },
  };
}
