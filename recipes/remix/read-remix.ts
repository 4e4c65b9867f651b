import type { Requirements } from '../selections/requirements.ts';
import { leastTotalMinutes, type RemixTask, totalMinutesOf } from './remix-task.ts';
import { readSwappedOut, readWanted } from './swapped-food.ts';

const smallest = (bound: number | undefined, minutes: number) =>
  bound === undefined ? minutes : Math.min(bound, minutes);

/** More eaters than a recipe of ours may have are a typing error of the base's. */
const maxServings = 100;

/** What a remix adds to the choices: its servings, its time, and what a swap takes out and puts in. */
export function withRemix(requirements: Requirements, remix: RemixTask): Requirements {
  const { base, change } = remix;
  const whole = { ...requirements, remix };
  // A wish may be for more eaters.
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
