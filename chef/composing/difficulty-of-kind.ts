import { pantry } from '#recipes/pantry/pantry.ts';
import { createRandom } from '#recipes/random.ts';
import type { Difficulty } from '#recipes/recipe.ts';
import { noWants, type Requirements } from '#recipes/selections/requirements.ts';
import type { Archetype } from './archetype.ts';
import type { Candidate } from './choose/situation.ts';
import { fillSlots } from './choose.ts';
import { home } from './cuisines/cuisines.ts';
import { difficultyOf } from './difficulty.ts';
import { createKitchen } from './kitchen.ts';
import { planMethod } from './times.ts';

const nothingElse: Omit<Requirements, 'difficulty'> = {
  ...{ course: undefined, cuisines: [], styles: [], techniques: [], plating: [] },
  ...{ spice: undefined, prefer: [], bans: [], goals: [], notUnderstood: [] },
  ...{ maxTotalMinutes: undefined, maxCookMinutes: undefined, maxPrepMinutes: undefined },
  servings: undefined,
  wants: noWants,
};
const tries = 3;
const servings = 4;

const everything = new Set(pantry.keys());
const known = new Map<string, number>();
const lists = new Map<Archetype, Map<string, readonly Candidate[]>>();

/** What may fill its slots is the same however hard it is to be. */
function listsOf(archetype: Archetype): Map<string, readonly Candidate[]> {
  const found = lists.get(archetype) ?? new Map<string, readonly Candidate[]>();
  lists.set(archetype, found);
  return found;
}

/** The share of a few tries, the same ones each time, in which a kind of dish is as hard as that. */
function shareOf(archetype: Archetype, difficulty: Difficulty): number {
  const random = createRandom(`difficulty ${archetype.id}`);
  const requirements = { ...nothingElse, difficulty };
  const course = archetype.courses[0] ?? 'dinner';
  let met = 0;
  for (let round = 0; round < tries; round++) {
    const chosen = fillSlots({
      ...{ archetype, course, cuisine: home, allowed: everything, requirements, wishes: [] },
      ...{ servings, random, known: listsOf(archetype), universalOnly: false },
    });
    if (!chosen) continue;
    const { kitchen } = createKitchen(chosen, servings, '', random);
    const plan = planMethod(archetype.method(kitchen), requirements);
    if (!plan) continue;
    if (difficultyOf(archetype, course, chosen, plan, difficulty) === difficulty) met++;
  }
  return met / tries;
}

/**
 * How likely a kind of dish is to be as hard as was asked for, from 0 to 1. What it says of itself is only its least, so a
 * few are cooked on paper, once each, and remembered.
 */
export function chanceOfDifficulty(archetype: Archetype, difficulty: Difficulty): number {
  const key = `${archetype.id} ${difficulty}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const share = shareOf(archetype, difficulty);
  known.set(key, share);
  return share;
}
