import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { Random } from '#recipes/random.ts';
import type { Course, Requirements } from '#recipes/selections/requirements.ts';
import type { Archetype } from '../archetype.ts';

/** A food that can fill a slot, with its weight. */
export type Candidate = readonly [Ingredient, number];

/** The inputs of a search, and the number of failures of each kind of dish so far. */
export type Search = {
  requirements: Requirements;
  /** The preferred foods, grouped by the name that was chosen: the dish should have one of each group. */
  wishes: readonly (readonly string[])[];
  courses: readonly Course[];
  servings: number;
  /** The kinds of dish for these courses, with a weight for how well each fits. */
  fitting: readonly (readonly [Archetype, number])[];
  /** Ids of the pantry foods that the bans allow. */
  allowed: ReadonlySet<string>;
  failures: Map<Archetype, number>;
  /** Cache of candidates, by archetype and slot. */
  known: Map<string, readonly Candidate[]>;
  random: Random;
};

/** The inputs for filling one kind of dish. */
export type Situation = Search & {
  archetype: Archetype;
  /** Uses only foods that no allergen or diet can forbid and ignores pairing: the last fallback. */
  universalOnly: boolean;
};
