import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { Random } from '#recipes/random.ts';
import type { Course, Requirements } from '#recipes/selections/requirements.ts';
import type { Archetype } from '../archetype.ts';
import type { Cuisine } from '../cuisines/cuisines.ts';

/** An ingredient that may fill a slot, with how much this kitchen is inclined to take it. */
export type Candidate = readonly [Ingredient, number];

/** What a dish is chosen by. */
export type Situation = {
  archetype: Archetype;
  course: Course;
  cuisine: Cuisine;
  /** What the bans leave of the pantry. */
  allowed: ReadonlySet<string>;
  requirements: Requirements;
  /** What is preferred, by the name that asked for it: one of each is wanted. */
  wishes: readonly (readonly string[])[];
  servings: number;
  random: Random;
  /** Candidates that were looked up before, by cuisine, archetype and slot. */
  known: Map<string, readonly Candidate[]>;
  /** Only what no allergen or diet can forbid, in whatever company: the last way out. */
  universalOnly: boolean;
};
