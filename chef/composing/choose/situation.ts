import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { Random } from '#recipes/random.ts';
import type { Course, Requirements } from '#recipes/selections/requirements.ts';
import type { Archetype } from '../archetype.ts';

/** A food that may fill a slot, with how much a cook is inclined to take it. */
export type Candidate = readonly [Ingredient, number];

/** What a search works by, and how often each kind of dish has led nowhere so far. */
export type Search = {
  requirements: Requirements;
  /** What is preferred, by the name that asked for it: one of each is wanted. */
  wishes: readonly (readonly string[])[];
  courses: readonly Course[];
  servings: number;
  /** The kinds of dish of these courses, with how well each suits. */
  fitting: readonly (readonly [Archetype, number])[];
  /** What the bans leave of the pantry. */
  allowed: ReadonlySet<string>;
  failures: Map<Archetype, number>;
  /** Candidates that were looked up before, by archetype and slot. */
  known: Map<string, readonly Candidate[]>;
  random: Random;
};

/** What one kind of dish is filled by. */
export type Situation = Search & {
  archetype: Archetype;
  /** Only what no allergen or diet can forbid, in whatever company: the last way out. */
  universalOnly: boolean;
};
